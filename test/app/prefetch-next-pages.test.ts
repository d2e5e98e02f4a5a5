import { afterEach, expect, test, vi } from 'vitest'
import { hasDataToSpare, prefetchNextPages } from '../../src/app/prefetch-next-pages.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no information about the connection', {}],
  ['a fast network', { connection: { saveData: false, effectiveType: '4g' } }],
  ['data saver off', { connection: { saveData: false } }],
])('allows prefetching with %s', (_, navigator) => expect(hasDataToSpare(navigator)).toBe(true))

test.each([
  ['data saver on', { connection: { saveData: true, effectiveType: '4g' } }],
  ['a slow network', { connection: { saveData: false, effectiveType: '3g' } }],
  ['a very slow network', { connection: { effectiveType: 'slow-2g' } }],
])('prevents prefetching with %s', (_, navigator) => expect(hasDataToSpare(navigator)).toBe(false))

test.each([
  ['schedules prefetching', {}, 1],
  ['does not schedule prefetching with data saver on', { connection: { saveData: true } }, 0],
])('%s', (_, navigator, callCount) => {
  const requestIdleCallback = vi.fn()
  vi.stubGlobal('window', { requestIdleCallback })
  prefetchNextPages({ navigator: navigator as Navigator, location: { pathname: '/login' } as Location })
  expect(requestIdleCallback).toHaveBeenCalledTimes(callCount)
})
