import { afterEach, expect, test, vi } from 'vitest'
import { hasDataToSpare, prefetchNextPages } from '../../src/app/prefetch-next-pages.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no information', {}, true],
  ['a fast network', { connection: { saveData: false, effectiveType: '4g' } }, true],
  ['only that data saving is off', { connection: { saveData: false } }, true],
  ['data saving', { connection: { saveData: true, effectiveType: '4g' } }, false],
  ['a slow network', { connection: { saveData: false, effectiveType: '3g' } }, false],
  ['a very slow network', { connection: { effectiveType: 'slow-2g' } }, false],
])('decides whether to prefetch: %s', (_, navigator, expected) => {
  expect(hasDataToSpare(navigator)).toBe(expected)
})

test.each([
  ['prefetches them', {}, 1],
  ['does not prefetch them with data saving', { connection: { saveData: true } }, 0],
])('a page with known next pages %s', (_, navigator, calls) => {
  const requestIdleCallback = vi.fn()
  vi.stubGlobal('window', { requestIdleCallback })
  prefetchNextPages({ navigator: navigator as Navigator, location: { pathname: '/login' } as Location })
  expect(requestIdleCallback).toHaveBeenCalledTimes(calls)
})
