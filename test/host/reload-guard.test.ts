import { expect, test } from 'vitest'
import { createReloadGuard } from '../../src/host/reload-guard.ts'
import type { SafeStorage } from '../../src/host/safe-storage.ts'
import { fakeStorage } from './fake-host.ts'

const deniedStorage: SafeStorage = { get: () => undefined, set: () => false, remove: () => {} }

type PageOptions = { isHistoryDenied?: boolean; entryType?: string; ageMs?: number }

/** Creates a page with a history entry that survives reloads, as in a browser. */
function createPage({ isHistoryDenied, entryType = 'navigate', ageMs = 1000 }: PageOptions = {}) {
  const history = {
    state: null as unknown,
    replaceState(state: unknown) {
      if (isHistoryDenied) throw new DOMException('denied', 'SecurityError')
      history.state = structuredClone(state)
    },
  }
  const performance = {
    now: () => ageMs,
    getEntriesByType: () => (entryType ? [{ type: entryType } as unknown as PerformanceEntry] : []),
  }
  return { history, performance }
}

test.each([
  ['with storage and history', fakeStorage(), createPage()],
  ['with storage blocked', deniedStorage, createPage()],
  ['with history blocked', fakeStorage(), createPage({ isHistoryDenied: true })],
])('RQ-9 RS-2 refuses a second automatic reload within 60 s, %s', (_, storage, page) => {
  let now = 1_000_000
  // Each guard represents a page load.
  const recordReloadIfAllowed = () => createReloadGuard(page, storage, () => now).recordReloadIfAllowed()
  expect(recordReloadIfAllowed()).toBe(true)
  now += 59_999
  expect(recordReloadIfAllowed()).toBe(false)
  now += 1
  expect(recordReloadIfAllowed()).toBe(true)
  now -= 30_000
  expect(recordReloadIfAllowed()).toBe(false)
})

test('RQ-9 refuses to reload a page that was just reloaded if storage and history are unavailable', () => {
  const recordReloadIfAllowed = (options: PageOptions) =>
    createReloadGuard(createPage({ isHistoryDenied: true, ...options }), deniedStorage).recordReloadIfAllowed()
  expect(recordReloadIfAllowed({ entryType: 'navigate' })).toBe(true)
  expect(recordReloadIfAllowed({ entryType: '' })).toBe(true)
  expect(recordReloadIfAllowed({ entryType: 'reload' })).toBe(false)
  expect(recordReloadIfAllowed({ entryType: 'reload', ageMs: 60_000 })).toBe(true)
})

test.each([
  [{ step: 2 }, { step: 2 }],
  ['step 2', {}],
])('RQ-9 adds the reload time to the history state %j, and keeps its properties %j', (state, keptState) => {
  const page = createPage()
  page.history.state = state
  createReloadGuard(page, deniedStorage, () => 5).recordReloadIfAllowed()
  expect(page.history.state).toEqual({ ...keptState, 'portico.reloaded-at': 5 })
})

test('RQ-9 RS-2 allows a reload if reading the history state throws and the stored time is malformed', () => {
  const page = createPage()
  Object.defineProperty(page.history, 'state', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const storage: SafeStorage = { ...fakeStorage(), get: () => 'not a time' }
  expect(createReloadGuard(page, storage).recordReloadIfAllowed()).toBe(true)
})
