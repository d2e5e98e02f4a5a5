import { reloadGuardMs } from '../rules/limits.ts'
import type { SafeStorage } from './safe-storage.ts'

const key = 'portico.reloaded-at'

/** Limits automatic reloads, so that a page with a persistent error does not reload endlessly (RQ-9). */
export type ReloadGuard = {
  /** Returns true, and records the time, if the page has not reloaded automatically within the last 60 s. */
  recordReloadIfAllowed(): boolean
}

type GuardPage = {
  history: Pick<History, 'state' | 'replaceState'>
  performance: Pick<Performance, 'now' | 'getEntriesByType'>
}

/**
 * Keeps the time of the last reload in the history entry, in case storage is blocked, and in storage, in case a client
 * app's reload creates a new entry. If the time cannot be stored, a page that was just reloaded does not reload again.
 */
export function createReloadGuard(page: GuardPage, storage: SafeStorage, now: () => number = Date.now): ReloadGuard {
  function readHistoryTime(): number | undefined {
    try {
      const state: unknown = page.history.state
      const time: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
      return typeof time === 'number' ? time : undefined
    } catch {
      return undefined
    }
  }

  function storeInHistory(time: number): boolean {
    try {
      const state: unknown = page.history.state
      page.history.replaceState({ ...(typeof state === 'object' ? state : undefined), [key]: time }, '')
      return true
    } catch {
      return false
    }
  }

  function wasJustReloaded(): boolean {
    const [navigation] = page.performance.getEntriesByType('navigation')
    const isReload = navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
    return isReload && page.performance.now() < reloadGuardMs
  }

  return {
    recordReloadIfAllowed() {
      const time = now()
      const reloadTimes = [readHistoryTime(), Number(storage.get(key))]
      // Use the absolute difference, since the system clock may have been set back since the reload.
      if (reloadTimes.some((reloadTime) => reloadTime && Math.abs(time - reloadTime) < reloadGuardMs)) return false
      const isInHistory = storeInHistory(time)
      const isStored = storage.set(key, String(time)) || isInHistory
      return isStored || !wasJustReloaded()
    },
  }
}
