/** What is known of the coupon that stands in the field. It never keeps anybody from submitting: that is for the server. */
export type CouponState =
  | { phase: 'unchecked' }
  /** `gives`: what it gives, where the server says so. */
  | { phase: 'good'; gives?: string }
  | { phase: 'unknown' }

export type CouponEvent =
  /** Another code is being typed, or none any more. */
  { type: 'changed' } | { type: 'checked'; isValid: boolean; gives?: string }

export const initialCoupon: CouponState = { phase: 'unchecked' }

export function couponReducer(state: CouponState, event: CouponEvent): CouponState {
  if (event.type === 'changed') return state.phase === 'unchecked' ? state : initialCoupon
  return event.isValid ? { phase: 'good', gives: event.gives } : { phase: 'unknown' }
}
