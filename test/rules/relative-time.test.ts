import { describe, expect, test } from 'vitest'
import { relativeTime } from '../../src/rules/relative-time.ts'
import { fc } from '../fast-check.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const now = Date.parse('2026-11-21T09:00:00Z')
const at = (time: string) => Date.parse(time)

describe('VAL-11 under a day', () => {
  test.each([
    [0, 'seconds', 0],
    [999, 'seconds', 0],
    [second, 'seconds', 1],
    [59_999, 'seconds', 59],
    [minute, 'minutes', 1],
    [2 * minute - 1, 'minutes', 1],
    [hour - 1, 'minutes', 59],
    [hour, 'hours', 1],
    [2 * hour - 1, 'hours', 1],
    [day - 1, 'hours', 23],
  ])('VAL-11 %i ms ago is %s: %i', (ageMs, kind, count) => {
    expect(relativeTime(now - ageMs, now, 'UTC')).toEqual({ kind, count })
  })

  test('VAL-11 shows 23:30 yesterday as hours ago the next morning', () => {
    expect(relativeTime(at('2026-11-20T23:30:00Z'), now, 'UTC')).toEqual({ kind: 'hours', count: 9 })
  })
})

describe('VAL-11 from a day on', () => {
  test.each([
    ['2026-11-20T09:00:00Z', { kind: 'yesterday' }],
    ['2026-11-20T00:00:00Z', { kind: 'yesterday' }],
    ['2026-11-19T23:59:59Z', { kind: 'day-before-yesterday' }],
    ['2026-11-19T00:00:00Z', { kind: 'day-before-yesterday' }],
    ['2026-11-18T23:59:59Z', { kind: 'month-day', year: 2026, month: 11, day: 18 }],
    ['2026-01-01T00:00:00Z', { kind: 'month-day', year: 2026, month: 1, day: 1 }],
    ['2025-12-31T23:59:59Z', { kind: 'date', year: 2025, month: 12, day: 31 }],
    ['1970-01-01T00:00:01Z', { kind: 'date', year: 1970, month: 1, day: 1 }],
  ])('VAL-11 %s', (time, relative) => {
    expect(relativeTime(at(time), now, 'UTC')).toEqual(relative)
  })

  test.each([
    ['2026-12-31T01:00:00Z', '2027-01-01T12:00:00Z', 'yesterday'],
    ['2026-12-30T01:00:00Z', '2027-01-01T12:00:00Z', 'day-before-yesterday'],
    ['2026-12-29T01:00:00Z', '2027-01-01T12:00:00Z', 'date'],
    ['2028-02-28T01:00:00Z', '2028-03-01T09:00:00Z', 'day-before-yesterday'],
    ['2027-02-28T01:00:00Z', '2027-03-01T09:00:00Z', 'yesterday'],
  ])('VAL-11 across the end of a year or February: %s on %s is %s', (time, seen, kind) => {
    expect(relativeTime(at(time), at(seen), 'UTC').kind).toBe(kind)
  })
})

describe('VAL-11 uses the calendar of the time zone', () => {
  const time = at('2026-11-19T17:00:00Z')
  test.each([
    ['UTC', { kind: 'day-before-yesterday' }],
    ['Asia/Shanghai', { kind: 'yesterday' }],
    ['Pacific/Kiritimati', { kind: 'yesterday' }],
    ['America/Los_Angeles', { kind: 'day-before-yesterday' }],
  ])('VAL-11 %s', (timeZone, relative) => {
    expect(relativeTime(time, now, timeZone)).toEqual(relative)
  })

  test('VAL-11 defaults to the time zone of the device', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    for (let ageMs = day; ageMs < 4 * day; ageMs += hour) {
      expect(relativeTime(now - ageMs, now)).toEqual(relativeTime(now - ageMs, now, timeZone))
    }
  })

  test('VAL-11 throws for an unknown time zone', () => {
    expect(() => relativeTime(time, now, 'Nowhere/None')).toThrow(RangeError)
  })
})

describe('VAL-11 23-hour and 25-hour days (New York, 2026)', () => {
  const zone = 'America/New_York'

  test('VAL-11 24 hours ago is the day before yesterday if yesterday had 23 hours', () => {
    expect(relativeTime(at('2026-03-07T23:30:00-05:00'), at('2026-03-09T00:30:00-04:00'), zone)).toEqual({
      kind: 'day-before-yesterday',
    })
  })

  test('VAL-11 24 hours ago is 24 hours if it is still the same day', () => {
    const late = at('2026-11-01T23:45:00-05:00')
    expect(relativeTime(late - day, late, zone)).toEqual({ kind: 'hours', count: 24 })
    expect(relativeTime(late - day - hour, late, zone)).toEqual({ kind: 'yesterday' })
  })
})

describe('VAL-11 odd times', () => {
  test.each([1, minute, hour, day - 1])('VAL-11 %i ms ahead counts as now', (aheadMs) => {
    expect(relativeTime(now + aheadMs, now, 'UTC')).toEqual({ kind: 'seconds', count: 0 })
  })

  test.each([
    ['2026-11-22T09:00:00Z', { kind: 'month-day', year: 2026, month: 11, day: 22 }],
    ['2026-11-23T08:00:00Z', { kind: 'month-day', year: 2026, month: 11, day: 23 }],
    ['2027-11-20T09:00:00Z', { kind: 'date', year: 2027, month: 11, day: 20 }],
  ])('VAL-11 a day or more ahead is a date: %s', (time, relative) => {
    expect(relativeTime(at(time), now, 'UTC')).toEqual(relative)
  })

  test('VAL-11 24 hours ahead is a date even on a 25-hour day', () => {
    const early = at('2026-11-01T00:15:00-04:00')
    const date = { kind: 'month-day', year: 2026, month: 11, day: 1 }
    expect(relativeTime(early + day, early, 'America/New_York')).toEqual(date)
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 8.64e15 + 1])(
    'VAL-11 rejects %d',
    (ms) => {
      expect(relativeTime(ms, now)).toEqual({ kind: 'unknown' })
      expect(relativeTime(now, ms)).toEqual({ kind: 'unknown' })
    },
  )

  test('VAL-11 accepts the first and the last valid time', () => {
    expect(relativeTime(1, now, 'UTC')).toEqual({ kind: 'date', year: 1970, month: 1, day: 1 })
    expect(relativeTime(8.64e15, now, 'UTC')).toEqual({ kind: 'date', year: 275760, month: 9, day: 13 })
  })
})

test('VAL-11 never throws, and counts stay in their unit', () => {
  const ms = fc.oneof(fc.double(), fc.integer({ min: now - 4 * day, max: now + 4 * day }))
  const most = { seconds: 59, minutes: 59, hours: 24 }
  fc.assert(
    fc.property(ms, ms, fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe'), (time, seen, zone) => {
      const relative = relativeTime(time, seen, zone)
      if (!('count' in relative)) return
      expect(relative.count).toBeGreaterThanOrEqual(relative.kind === 'seconds' ? 0 : 1)
      expect(relative.count).toBeLessThanOrEqual(most[relative.kind])
      expect(Number.isInteger(relative.count)).toBe(true)
    }),
  )
})
