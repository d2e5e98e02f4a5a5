import type { ServerWords } from '../words/server-words.ts'

/** A sales partner's coupon. `benefit` names the text that describes it. */
type Coupon = { code: string; benefit: keyof ServerWords['registration']['coupons']; isExpired?: true }

const coupons: readonly Coupon[] = [
  { code: 'PARTNER2026', benefit: 'partner' },
  { code: 'TEAM50', benefit: 'team' },
  { code: 'SPRING2025', benefit: 'partner', isExpired: true },
]

export function findCoupon(typed: string): Coupon | undefined {
  const code = typed.normalize('NFKC').trim().toUpperCase()
  return coupons.find((coupon) => coupon.code === code)
}
