/** What is known about the typed coupon. It never blocks submitting, since the server validates the coupon again. */
export type CouponState =
  | { phase: 'unchecked' }
  /** `benefit`: the benefit in the server's words. */
  | { phase: 'valid'; benefit?: string }
  | { phase: 'unknown' }

export type CouponEvent =
  /** The code was edited or cleared. */
  { type: 'changed' } | { type: 'checked'; isValid: boolean; benefit?: string }

export const initialCoupon: CouponState = { phase: 'unchecked' }

export function couponReducer(state: CouponState, event: CouponEvent): CouponState {
  if (event.type === 'changed') return state.phase === 'unchecked' ? state : initialCoupon
  return event.isValid ? { phase: 'valid', benefit: event.benefit } : { phase: 'unknown' }
}
