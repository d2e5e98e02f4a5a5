/** What is known about the coupon. Even an invalid coupon does not block submission: the server validates it again. */
export type CouponState =
  | { phase: 'unchecked' }
  /** `benefit` is the server's description of what the coupon offers. */
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
