import { afterEach, expect, test, vi } from 'vitest'
import { hasDataToSpare, prefetchNextPages } from '../../src/app/prefetch-next-pages.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no information about the connection', {}],
  ['a fast network', { connection: { saveData: false, effectiveType: '4g' } }],
  ['data saving off', { connection: { saveData: false } }],
])('may prefetch with %s', (_, navigator) => expect(hasDataToSpare(navigator)).toBe(true))

test.each([
  ['data saving on', { connection: { saveData: true, effectiveType: '4g' } }],
  ['a slow network', { connection: { saveData: false, effectiveType: '3g' } }],
  ['a very slow network', { connection: { effectiveType: 'slow-2g' } }],
])('must not prefetch with %s', (_, navigator) => expect(hasDataToSpare(navigator)).toBe(false))

test.each([
  ['schedules prefetching', {}, 1],
  ['does not schedule prefetching with data saving on', { connection: { saveData: true } }, 0],
])('%s', (_, navigator, calls) => {
  const requestIdleCallback = vi.fn()
  vi.stubGlobal('window', { requestIdleCallback })
  prefetchNextPages({ navigator: navigator as Navigator, location: { pathname: '/login' } as Location })
  expect(requestIdleCallback).toHaveBeenCalledTimes(calls)
})
