/** What is known about the typed coupon. It never blocks submitting, since the server validates the coupon again. */
export type CouponState =
  | { phase: 'unchecked' }
  /** `gives`: the benefit in the server's words. */
  | { phase: 'good'; gives?: string }
  | { phase: 'unknown' }

export type CouponEvent =
  /** The code was edited or cleared. */
  { type: 'changed' } | { type: 'checked'; isValid: boolean; gives?: string }

export const initialCoupon: CouponState = { phase: 'unchecked' }

export function couponReducer(state: CouponState, event: CouponEvent): CouponState {
  if (event.type === 'changed') return state.phase === 'unchecked' ? state : initialCoupon
  return event.isValid ? { phase: 'good', gives: event.gives } : { phase: 'unknown' }
}
