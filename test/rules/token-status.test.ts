import { expect, test } from 'vitest'
import { tokenStatus } from '../../src/rules/token-status.ts'

const now = Date.parse('2026-11-20T10:00:00+08:00')
const day = 24 * 60 * 60_000

test.each([
  ['no expiry', undefined, 'active'],
  ['a missing expiry, sent as 0,', 0, 'active'],
  ['an invalid expiry', Number.NaN, 'active'],
  ['a year left', now + 365 * day, 'active'],
  ['more than 8 days left', now + 8 * day + 1000, 'active'],
  ['8 days left', now + 8 * day, 'soon'],
  ['a second left', now + 1000, 'soon'],
  ['an expiry right now', now, 'expired'],
  ['an expiry yesterday', now - day, 'expired'],
] as const)('VAL-12 the status of a token with %s', (_, end, status) => {
  expect(tokenStatus(end, now)).toBe(status)
})
