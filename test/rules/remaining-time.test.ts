import { describe, expect, test } from 'vitest'
import { getRemainingTime, getRetryWait, getTokenStatus } from '../../src/rules/remaining-time.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const now = Date.parse('2026-11-21T09:00:00Z')

describe('VAL-12 the remaining time', () => {
  test.each([
    [1, 'seconds', 1],
    [second, 'seconds', 1],
    [second + 1, 'seconds', 2],
    [59 * second, 'seconds', 59],
    [59 * second + 1, 'minutes', 1],
    [minute, 'minutes', 1],
    [2 * minute - second, 'minutes', 1],
    [2 * minute, 'minutes', 2],
    [hour - second, 'minutes', 59],
    [hour, 'hours', 1],
    [2 * hour - second, 'hours', 1],
    [day - second, 'hours', 23],
    [day, 'hours', 24],
    [day + 1, 'days', 1],
    [2 * day - second, 'days', 1],
    [2 * day, 'days', 2],
    [8 * day - second, 'days', 7],
    [8 * day, 'days', 8],
  ])('VAL-12 describes %i ms as %s with the count %i', (remainingMs, kind, count) => {
    expect(getRemainingTime(now + remainingMs, now, 'UTC')).toEqual({ kind, count })
  })

  test('VAL-12 shows the end date in the given time zone if more than 8 days remain', () => {
    const end = Date.parse('2026-12-31T20:00:00Z')
    expect(getRemainingTime(now + 8 * day + 1, now, 'UTC')).toEqual({ kind: 'date', year: 2026, month: 11, day: 29 })
    expect(getRemainingTime(end, now, 'UTC')).toEqual({ kind: 'date', year: 2026, month: 12, day: 31 })
    expect(getRemainingTime(end, now, 'Asia/Shanghai')).toEqual({ kind: 'date', year: 2027, month: 1, day: 1 })
  })

  test('VAL-12 counts a day as 86,400 s, even on a 25-hour day', () => {
    const start = Date.parse('2026-11-01T00:00:00-04:00')
    expect(getRemainingTime(start + 25 * hour, start, 'America/New_York')).toEqual({ kind: 'days', count: 1 })
  })
})

test.each([0, 1, second, 400 * day])('VAL-12 returns “ended” %i ms after the end', (pastMs) => {
  expect(getRemainingTime(now - pastMs, now)).toEqual({ kind: 'ended' })
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 8.64e15 + 1])(
  'VAL-12 treats the time %d as unknown',
  (ms) => {
    expect(getRemainingTime(ms, now)).toEqual({ kind: 'unknown' })
    expect(getRemainingTime(now, ms)).toEqual({ kind: 'unknown' })
  },
)

test.each([
  ['no expiry', undefined, 'active'],
  ['an expiry of 0, which means no expiry', 0, 'active'],
  ['an invalid expiry', Number.NaN, 'active'],
  ['a year remaining', now + 365 * day, 'active'],
  ['more than 8 days remaining', now + 8 * day + 1000, 'active'],
  ['8 days remaining', now + 8 * day, 'soon'],
  ['a second remaining', now + 1000, 'soon'],
  ['no time remaining', now, 'expired'],
  ['an expiry a day ago', now - day, 'expired'],
] as const)('VAL-12 returns the status of a token with %s', (_, end, status) => {
  expect(getTokenStatus(end, now)).toBe(status)
})

test('rounds a wait up to whole seconds, or to whole minutes if the wait is longer than 119 s', () => {
  expect(getRetryWait(1)).toEqual({ seconds: 1 })
  expect(getRetryWait(119_000)).toEqual({ seconds: 119 })
  expect(getRetryWait(119_001)).toEqual({ minutes: 2 })
  expect(getRetryWait(120_001)).toEqual({ minutes: 3 })
})

test('returns no wait if the server requests none', () => {
  expect(getRetryWait()).toBeUndefined()
  expect(getRetryWait(0)).toBeUndefined()
})
