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

/** How long ago something was. `month-day`: a day of this year; `date`: of another; `unknown`: an invalid time. */
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
 * - 23:30 seen at 9:00 is 9 hours ago, although it was yesterday: under 1 day, hours take precedence.
 * - From 24 hours on, the calendar decides. On Monday at 0:30, Saturday 23:30 is the day before yesterday.
 * - On a day of 25 hours, something can be 24 hours ago and still today: then it is 24 hours.
 * - A time less than a day in the future is due to clocks that differ and counts as now (0 seconds). A later one is a
 *   date.
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
