import type { ServerWords } from '../words/server-words.ts'

/** A sales partner's coupon. `gives` names the text for its benefit. */
type Coupon = { code: string; gives: keyof ServerWords['registration']['coupons']; isExpired?: true }

const coupons: readonly Coupon[] = [
  { code: 'PARTNER2026', gives: 'partner' },
  { code: 'TEAM50', gives: 'team' },
  { code: 'SPRING2025', gives: 'partner', isExpired: true },
]

export function findCoupon(typed: string): Coupon | undefined {
  const code = typed.normalize('NFKC').trim().toUpperCase()
  return coupons.find((coupon) => coupon.code === code)
}
