import { couponReducer, initialCoupon } from '../../../src/flows/coupon/coupon.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

export const coupon = toFlow('Registering', {
  id: 'coupon',
  title: 'Coupon',
  about: 'What is known of the coupon that is typed while an account is opened.',
  source: 'src/flows/coupon/coupon.machine.ts',
  reducer: couponReducer,
  initial: initialCoupon,
  nameOf: ({ phase }) => phase,
  states: {
    unchecked: { words: 'Nothing is known', shown: by('Pages/RegisterPersonal', 'Proof') },
    good: { words: 'It is good', shown: by('Pages/RegisterPersonal', 'CouponGood') },
    unknown: { words: 'There is no such coupon', shown: by('Pages/RegisterPersonal/Refused', 'CouponUnknown') },
  },
  examples: {
    changed: [{ type: 'changed' }],
    checked: [
      ['valid', { type: 'checked', isValid: true, gives: 'One month' }],
      ['not valid', { type: 'checked', isValid: false }],
    ],
  },
})
