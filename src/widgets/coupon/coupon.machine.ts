/** What is known about the entered coupon. It never blocks a submit, since the server validates the coupon again. */
export type CouponState =
  | { phase: 'unchecked' }
  /** `benefit` is the server's text. */
  | { phase: 'valid'; benefit?: string }
  | { phase: 'invalid' }

export type CouponEvent =
  /** The coupon was edited or cleared. */
  { type: 'changed' } | { type: 'checked'; isValid: boolean; benefit?: string }

export const initialCoupon: CouponState = { phase: 'unchecked' }

export function couponReducer(state: CouponState, event: CouponEvent): CouponState {
  if (event.type === 'changed') return state.phase === 'unchecked' ? state : initialCoupon
  return event.isValid ? { phase: 'valid', benefit: event.benefit } : { phase: 'invalid' }
}
