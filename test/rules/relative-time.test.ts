import { expect, test } from 'vitest'
import { getCalendarDay } from '../../src/rules/calendar-day.ts'
import { getRelativeTime } from '../../src/rules/relative-time.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const now = Date.parse('2026-11-21T09:00:00Z')

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
  // A time less than a day in the future is treated as now.
  [-1, 'seconds', 0],
  [1 - day, 'seconds', 0],
])('VAL-11 describes %i ms ago as %s with the count %i', (ageMs, kind, count) => {
  expect(getRelativeTime(now - ageMs, now, 'UTC')).toEqual({ kind, count })
})

const [yesterday, dayBeforeYesterday] = [{ kind: 'yesterday' }, { kind: 'day-before-yesterday' }]
const date = (kind: 'date' | 'month-day', year: number, month: number, dayOfMonth: number) => ({
  kind,
  year,
  month,
  day: dayOfMonth,
})
const [newYork, losAngeles] = ['America/New_York', 'America/Los_Angeles']

test.each<[string, object, at?: string, zone?: string]>([
  ['2026-11-20T23:30:00Z', { kind: 'hours', count: 9 }],
  ['2026-11-20T09:00:00Z', yesterday],
  ['2026-11-20T00:00:00Z', yesterday],
  ['2026-11-19T23:59:59Z', dayBeforeYesterday],
  ['2026-11-19T00:00:00Z', dayBeforeYesterday],
  ['2026-11-18T23:59:59Z', date('month-day', 2026, 11, 18)],
  ['2026-01-01T00:00:00Z', date('month-day', 2026, 1, 1)],
  ['2025-12-31T23:59:59Z', date('date', 2025, 12, 31)],
  ['1970-01-01T00:00:00.001Z', date('date', 1970, 1, 1)],
  // A day or more in the future.
  ['2026-11-22T09:00:00Z', date('month-day', 2026, 11, 22)],
  ['2027-11-20T09:00:00Z', date('date', 2027, 11, 20)],
  ['+275760-09-13T00:00:00Z', date('date', 275760, 9, 13)],
  // Across the end of a year or of February.
  ['2026-12-31T01:00:00Z', yesterday, '2027-01-01T12:00:00Z'],
  ['2026-12-30T01:00:00Z', dayBeforeYesterday, '2027-01-01T12:00:00Z'],
  ['2026-12-29T01:00:00Z', date('date', 2026, 12, 29), '2027-01-01T12:00:00Z'],
  ['2028-02-28T01:00:00Z', dayBeforeYesterday, '2028-03-01T09:00:00Z'],
  ['2027-02-28T01:00:00Z', yesterday, '2027-03-01T09:00:00Z'],
  // In other time zones.
  ['2026-11-19T17:00:00Z', yesterday, '2026-11-21T09:00:00Z', 'Asia/Shanghai'],
  ['2026-11-19T17:00:00Z', dayBeforeYesterday, '2026-11-21T09:00:00Z', losAngeles],
  // Days of 23 and 25 hours.
  ['2026-03-07T23:30:00-05:00', dayBeforeYesterday, '2026-03-09T00:30:00-04:00', newYork],
  ['2026-10-31T23:45:00-04:00', yesterday, '2026-11-01T23:45:00-05:00', newYork],
  ['2026-11-01T00:45:00-04:00', { kind: 'hours', count: 24 }, '2026-11-01T23:45:00-05:00', newYork],
  ['2026-11-01T23:15:00-05:00', date('month-day', 2026, 11, 1), '2026-11-01T00:15:00-04:00', newYork],
])('VAL-11 describes %s as %j', (time, relative, at = '2026-11-21T09:00:00Z', zone = 'UTC') => {
  expect(getRelativeTime(Date.parse(time), Date.parse(at), zone)).toEqual(relative)
})

test('VAL-11 defaults to the time zone of the device', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  for (let ageMs = day; ageMs < 4 * day; ageMs += hour) {
    expect(getRelativeTime(now - ageMs, now)).toEqual(getRelativeTime(now - ageMs, now, timeZone))
  }
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1])('VAL-11 treats the time %d as unknown', (ms) => {
  expect(getRelativeTime(ms, now)).toEqual({ kind: 'unknown' })
  expect(getRelativeTime(now, ms)).toEqual({ kind: 'unknown' })
})

test.each(['2026-11-21T09:00:00Z', '2026-12-31T23:30:00Z', '2027-02-28T18:00:00Z', '1999-12-31T12:00:00Z'])(
  'getCalendarDay defaults to the device’s time zone for %s',
  (time) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(getCalendarDay(Date.parse(time))).toEqual(getCalendarDay(Date.parse(time), timeZone))
  },
)
