import { remainingTime } from './remaining-time.ts'

/** A token's status. `soon` starts 8 days before it expires. */
export type TokenStatus = 'active' | 'soon' | 'expired'

/** A token's status at `nowMs` (VAL-12). A token without an expiry, or with an invalid one, is active. */
export function tokenStatus(expiresAt: number | undefined, nowMs: number): TokenStatus {
  if (expiresAt === undefined) return 'active'
  const { kind } = remainingTime(expiresAt, nowMs)
  if (kind === 'ended') return 'expired'
  return kind === 'date' || kind === 'unknown' ? 'active' : 'soon'
}
