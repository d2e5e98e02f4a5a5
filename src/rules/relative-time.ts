import {
  type CalendarDay,
  dayMs,
  daysBetween,
  getCalendarDay,
  hourMs,
  isTime,
  minuteMs,
  secondMs,
} from './calendar-day.ts'

/** How long ago a time was. `month-day`: a date this year. `date`: a date in another year. `unknown`: not a time. */
export type RelativeTime =
  | { kind: 'seconds' | 'minutes' | 'hours'; count: number }
  | { kind: 'yesterday' | 'day-before-yesterday' }
  | ({ kind: 'month-day' | 'date' } & CalendarDay)
  | { kind: 'unknown' }

/**
 * Returns how long ago `timeMs` was (VAL-11). Counts seconds up to 60 s, minutes up to 1 hour and hours up to 1 day,
 * rounded down. After that, returns yesterday or the day before yesterday, by the calendar date in `timeZone` (default:
 * the device's), and then the date.
 *
 * - At 9:00, 23:30 is 9 hours ago, not yesterday, since hours take precedence under 1 day.
 * - From 24 hours on, the calendar decides. On Monday at 0:30, Saturday at 23:30 is the day before yesterday.
 * - When clocks go back, a day has 25 hours, so a time earlier the same day can be returned as 24 hours ago.
 * - A time less than a day in the future is treated as now (0 seconds), since clocks differ. Later times become dates.
 */
export function getRelativeTime(timeMs: number, nowMs: number, timeZone?: string): RelativeTime {
  if (!isTime(timeMs) || !isTime(nowMs)) return { kind: 'unknown' }
  const ageMs = nowMs - timeMs
  if (Math.abs(ageMs) < dayMs) return countUnits(Math.max(ageMs, 0))
  const day = getCalendarDay(timeMs, timeZone)
  const today = getCalendarDay(nowMs, timeZone)
  const daysAgo = daysBetween(day, today)
  if (daysAgo === 0 && ageMs > 0) return countUnits(ageMs)
  if (daysAgo === 1) return { kind: 'yesterday' }
  if (daysAgo === 2) return { kind: 'day-before-yesterday' }
  return { kind: day.year === today.year ? 'month-day' : 'date', ...day }
}

function countUnits(ageMs: number): RelativeTime {
  if (ageMs < minuteMs) return { kind: 'seconds', count: Math.floor(ageMs / secondMs) }
  if (ageMs < hourMs) return { kind: 'minutes', count: Math.floor(ageMs / minuteMs) }
  return { kind: 'hours', count: Math.floor(ageMs / hourMs) }
}
