import { expect, test } from 'vitest'
import { tokenStatus } from '../../src/rules/token-status.ts'

const now = Date.parse('2026-11-20T10:00:00+08:00')
const day = 24 * 60 * 60_000

test.each([
  ['no end', undefined, 'active'],
  ['a missing end, sent as 0,', 0, 'active'],
  ['no time at all', Number.NaN, 'active'],
  ['a year', now + 365 * day, 'active'],
  ['more than 8 days', now + 8 * day + 1000, 'active'],
  ['8 days', now + 8 * day, 'soon'],
  ['a second', now + 1000, 'soon'],
  ['this moment', now, 'expired'],
  ['yesterday', now - day, 'expired'],
] as const)('VAL-12 a token with %s is as it says', (_, end, status) => {
  expect(tokenStatus(end, now)).toBe(status)
})
