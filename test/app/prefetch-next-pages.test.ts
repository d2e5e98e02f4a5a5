import { afterEach, expect, test, vi } from 'vitest'
import { hasDataToSpare, prefetchNextPages } from '../../src/app/prefetch-next-pages.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no information', {}, true],
  ['a fast network', { connection: { saveData: false, effectiveType: '4g' } }, true],
  ['data saving off', { connection: { saveData: false } }, true],
  ['data saving', { connection: { saveData: true, effectiveType: '4g' } }, false],
  ['a slow network', { connection: { saveData: false, effectiveType: '3g' } }, false],
  ['a very slow network', { connection: { effectiveType: 'slow-2g' } }, false],
])('decides whether to prefetch with %s', (_, navigator, expected) => {
  expect(hasDataToSpare(navigator)).toBe(expected)
})

test.each([
  ['prefetches the next pages', {}, 1],
  ['does not prefetch the next pages with data saving', { connection: { saveData: true } }, 0],
])('%s', (_, navigator, calls) => {
  const requestIdleCallback = vi.fn()
  vi.stubGlobal('window', { requestIdleCallback })
  prefetchNextPages({ navigator: navigator as Navigator, location: { pathname: '/login' } as Location })
  expect(requestIdleCallback).toHaveBeenCalledTimes(calls)
})
