import {
  type CalendarDay,
  calendarDay,
  dayMs,
  daysBetween,
  hourMs,
  isTime,
  minuteMs,
  secondMs,
} from './calendar-day.ts'

/**
 * How long ago something was. `month-day`: a day of this year; `date`: a day of another year; `unknown`: an invalid
 * time.
 */
export type RelativeTime =
  | { kind: 'seconds' | 'minutes' | 'hours'; count: number }
  | { kind: 'yesterday' | 'day-before-yesterday' }
  | ({ kind: 'month-day' | 'date' } & CalendarDay)
  | { kind: 'unknown' }

/**
 * How long ago `timeMs` was (VAL-11): under 60 s in seconds, under 1 hour in minutes, under 1 day in hours, always
 * rounded down; then yesterday and the day before by the calendar of `timeZone` (default: the device's own); then the
 * date.
 *
 * - At 9:00, 23:30 is 9 hours ago although it was yesterday, since hours take precedence under 1 day.
 * - From 24 hours on, the calendar decides: on Monday at 0:30, Saturday at 23:30 is the day before yesterday.
 * - On a day of 25 hours, a time can be 24 hours ago and still be today; it then counts as 24 hours ago.
 * - A time less than a day in the future is put down to differing clocks and counts as now (0 seconds). A later one is
 *   shown as a date.
 */
export function relativeTime(timeMs: number, nowMs: number, timeZone?: string): RelativeTime {
  if (!isTime(timeMs) || !isTime(nowMs)) return { kind: 'unknown' }
  const ageMs = nowMs - timeMs
  if (Math.abs(ageMs) < dayMs) return countedTime(Math.max(ageMs, 0))
  const day = calendarDay(timeMs, timeZone)
  const today = calendarDay(nowMs, timeZone)
  const daysAgo = daysBetween(day, today)
  if (daysAgo === 0 && ageMs > 0) return countedTime(ageMs)
  if (daysAgo === 1) return { kind: 'yesterday' }
  if (daysAgo === 2) return { kind: 'day-before-yesterday' }
  return { kind: day.year === today.year ? 'month-day' : 'date', ...day }
}

function countedTime(ageMs: number): RelativeTime {
  if (ageMs < minuteMs) return { kind: 'seconds', count: Math.floor(ageMs / secondMs) }
  if (ageMs < hourMs) return { kind: 'minutes', count: Math.floor(ageMs / minuteMs) }
  return { kind: 'hours', count: Math.floor(ageMs / hourMs) }
}
