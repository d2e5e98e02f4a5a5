import { type CalendarDay, calendarDay, dayMs, hourMs, isTime, minuteMs, secondMs } from './calendar-day.ts'
import { remainingDaysLimit } from './limits.ts'

/** How long something still lasts, for the screen to put into words. `unknown`: an invalid time. */
export type RemainingTime =
  | { kind: 'seconds' | 'minutes' | 'hours' | 'days'; count: number }
  | ({ kind: 'date' } & CalendarDay)
  | { kind: 'ended' }
  | { kind: 'unknown' }

/**
 * The time left until `endMs` (VAL-12): under 1 minute in seconds, under 1 hour in minutes, up to 1 day (24 hours) in
 * hours, up to 8 days in days, and beyond that the end date in `timeZone` (default: the device's own).
 *
 * Partial seconds round up, so the count never shows 0 before the end. Minutes, hours and days round down, so that we
 * never promise more time than there is. "Up to" is inclusive: 24 hours, 8 days.
 */
export function remainingTime(endMs: number, nowMs: number, timeZone?: string): RemainingTime {
  if (!isTime(endMs) || !isTime(nowMs)) return { kind: 'unknown' }
  if (endMs <= nowMs) return { kind: 'ended' }
  const remainingMs = Math.ceil((endMs - nowMs) / secondMs) * secondMs
  if (remainingMs < minuteMs) return { kind: 'seconds', count: remainingMs / secondMs }
  if (remainingMs < hourMs) return { kind: 'minutes', count: Math.floor(remainingMs / minuteMs) }
  if (remainingMs <= dayMs) return { kind: 'hours', count: Math.floor(remainingMs / hourMs) }
  if (remainingMs <= remainingDaysLimit * dayMs) return { kind: 'days', count: Math.floor(remainingMs / dayMs) }
  return { kind: 'date', ...calendarDay(endMs, timeZone) }
}

/** A token's status. `soon` starts 8 days before it expires. */
export type TokenStatus = 'active' | 'soon' | 'expired'

/** A token's status at `nowMs` (VAL-12). A token without an expiry, or with an invalid one, is active. */
export function tokenStatus(expiresAt: number | undefined, nowMs: number): TokenStatus {
  if (expiresAt === undefined) return 'active'
  const { kind } = remainingTime(expiresAt, nowMs)
  if (kind === 'ended') return 'expired'
  return kind === 'date' || kind === 'unknown' ? 'active' : 'soon'
}

/** From this many seconds on, a wait is shown in minutes. */
const minutesFrom = 120

/** How long the server asks to wait, in the unit to show, rounded up; `undefined` if it names no time. */
export function retryWait(retryAfterMs = 0): { seconds: number } | { minutes: number } | undefined {
  const seconds = Math.ceil(retryAfterMs / 1000)
  if (seconds === 0) return undefined
  return seconds < minutesFrom ? { seconds } : { minutes: Math.ceil(seconds / 60) }
}
