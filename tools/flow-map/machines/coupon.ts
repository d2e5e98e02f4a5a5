import { couponReducer, initialCoupon } from '../../../src/widgets/coupon/coupon.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

export const coupon = toFlow('Registering', {
  id: 'coupon',
  title: 'Coupon',
  about: 'What is known of the coupon that is typed while an account is opened.',
  source: 'src/widgets/coupon/coupon.machine.ts',
  reducer: couponReducer,
  initial: initialCoupon,
  nameOf: ({ phase }) => phase,
  states: {
    unchecked: { words: 'Nothing is known', shown: by('pages-registerpersonal', 'Proof') },
    good: { words: 'It is good', shown: by('pages-registerpersonal', 'CouponGood') },
    unknown: { words: 'There is no such coupon', shown: by('pages-registerpersonal-refused', 'CouponUnknown') },
  },
  examples: {
    changed: [{ type: 'changed' }],
    checked: [
      ['valid', { type: 'checked', isValid: true, gives: 'One month' }],
      ['not valid', { type: 'checked', isValid: false }],
    ],
  },
})
