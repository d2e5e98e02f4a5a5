import type { Presence } from '../host/presence.ts'
import { sayHi } from './calls/session.ts'
import type { Client } from './client.ts'

/** Well below the usual idle timeout of sessions. */
const defaultIntervalMs = 5 * 60_000

type KeepAliveOptions = {
  presence: Presence
  /** Called with each conclusive result, so that the page notices a logout in another tab (RQ-13). */
  onResult?: (isLoggedIn: boolean) => void
  intervalMs?: number
}

/**
 * Keeps the session alive and returns whether someone is logged in (API-11). Returns `false` if the server rejects the
 * call, and `undefined` after any other failure, which reveals nothing about the session.
 */
export async function pingSession(client: Client, signal?: AbortSignal): Promise<boolean | undefined> {
  const result = await client.call(sayHi, {}, { latest: 'keep-alive', signal })
  if (result.ok) return result.value.logged_in
  return result.failure.kind === 'rejected' ? false : undefined
}

/** Keeps the session alive while the user is active on the page (API-11, RQ-11). Returns a stop function. */
export function startKeepAlive(
  client: Client,
  { presence, onResult, intervalMs = defaultIntervalMs }: KeepAliveOptions,
): () => void {
  const controller = new AbortController()
  const ping = async () => {
    if (!presence.isPresent(intervalMs)) return
    const isLoggedIn = await pingSession(client, controller.signal)
    if (isLoggedIn !== undefined) onResult?.(isLoggedIn)
  }
  const timer = setInterval(() => void ping(), intervalMs)
  return () => {
    clearInterval(timer)
    controller.abort()
  }
}
