import { type CalendarDay, dayMs, getCalendarDay, hourMs, isTime, minuteMs, secondMs } from './calendar-day.ts'
import { remainingDaysLimit } from './limits.ts'

/** How much longer something lasts, for screens to format. `unknown`: an invalid time. */
export type RemainingTime =
  | { kind: 'seconds' | 'minutes' | 'hours' | 'days'; count: number }
  | ({ kind: 'date' } & CalendarDay)
  | { kind: 'ended' }
  | { kind: 'unknown' }

/**
 * Returns the time left until `endMs` (VAL-12): under 1 minute in seconds, under 1 hour in minutes, up to and including
 * 24 hours in hours, and up to and including 8 days in days. Beyond that, returns the end date in `timeZone` (default:
 * the device's own).
 *
 * Partial seconds round up, so that the count is not 0 before the end. Minutes, hours and days round down, so that the
 * page does not promise too much time.
 */
export function getRemainingTime(endMs: number, nowMs: number, timeZone?: string): RemainingTime {
  if (!isTime(endMs) || !isTime(nowMs)) return { kind: 'unknown' }
  if (endMs <= nowMs) return { kind: 'ended' }
  const remainingMs = Math.ceil((endMs - nowMs) / secondMs) * secondMs
  if (remainingMs < minuteMs) return { kind: 'seconds', count: remainingMs / secondMs }
  if (remainingMs < hourMs) return { kind: 'minutes', count: Math.floor(remainingMs / minuteMs) }
  if (remainingMs <= dayMs) return { kind: 'hours', count: Math.floor(remainingMs / hourMs) }
  if (remainingMs <= remainingDaysLimit * dayMs) return { kind: 'days', count: Math.floor(remainingMs / dayMs) }
  return { kind: 'date', ...getCalendarDay(endMs, timeZone) }
}

/** A token's status. `soon` starts 8 days before the token expires. */
export type TokenStatus = 'active' | 'soon' | 'expired'

/** Returns a token's status at `nowMs` (VAL-12). A token without a valid expiry is active. */
export function getTokenStatus(expiresAt: number | undefined, nowMs: number): TokenStatus {
  if (expiresAt === undefined) return 'active'
  const { kind } = getRemainingTime(expiresAt, nowMs)
  if (kind === 'ended') return 'expired'
  return kind === 'date' || kind === 'unknown' ? 'active' : 'soon'
}

/** A wait of at least this many seconds is shown in minutes. */
const minutesThresholdSeconds = 120

/** Returns the wait before a retry in the unit to display, rounded up, or `undefined` if there is no wait. */
export function getRetryWait(retryAfterMs = 0): { seconds: number } | { minutes: number } | undefined {
  const seconds = Math.ceil(retryAfterMs / 1000)
  if (seconds === 0) return undefined
  return seconds < minutesThresholdSeconds ? { seconds } : { minutes: Math.ceil(seconds / 60) }
}
