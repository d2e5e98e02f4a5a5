import { expect, test } from 'vitest'
import { hasDataToSpare } from '../../src/app/fetch-next-pages.ts'

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
