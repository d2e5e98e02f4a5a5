import { remainingTime } from './remaining-time.ts'

/** How the token stands: `soon` from 8 days before its end on. */
export type TokenStatus = 'active' | 'soon' | 'expired'

/** How a token stands at this moment (VAL-12). One without an end, or with one that is no time, is active. */
export function tokenStatus(expiresAt: number | undefined, nowMs: number): TokenStatus {
  if (expiresAt === undefined) return 'active'
  const { kind } = remainingTime(expiresAt, nowMs)
  if (kind === 'ended') return 'expired'
  return kind === 'date' || kind === 'unknown' ? 'active' : 'soon'
}
