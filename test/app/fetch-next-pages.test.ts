import { afterEach, expect, test, vi } from 'vitest'
import { fetchNextPages, hasDataToSpare } from '../../src/app/fetch-next-pages.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['says nothing of its network', {}, true],
  ['is on a fast network', { connection: { saveData: false, effectiveType: '4g' } }, true],
  ['knows only that nobody saves data', { connection: { saveData: false } }, true],
  ['saves data', { connection: { saveData: true, effectiveType: '4g' } }, false],
  ['is on a slow network', { connection: { saveData: false, effectiveType: '3g' } }, false],
  ['is on a very slow network', { connection: { effectiveType: 'slow-2g' } }, false],
])('who %s', (_, navigator, expected) => {
  expect(hasDataToSpare(navigator)).toBe(expected)
})

test.each([
  ['fetches', {}, 1],
  ['fetches nothing to save data', { connection: { saveData: true } }, 0],
])('a page whose next ones are known %s', (_, navigator, calls) => {
  const requestIdleCallback = vi.fn()
  vi.stubGlobal('window', { requestIdleCallback })
  fetchNextPages({ navigator: navigator as Navigator, location: { pathname: '/login' } as Location })
  expect(requestIdleCallback).toHaveBeenCalledTimes(calls)
})
