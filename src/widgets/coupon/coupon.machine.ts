/** What is known of the coupon in the field. It never blocks a submit: the server decides. */
export type CouponState =
  | { phase: 'unchecked' }
  /** `gives`: what the coupon gives, if the server says so. */
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
