import { expect, test } from 'vitest'
import { couponReducer, initialCoupon } from '../../src/widgets/coupon/coupon.machine.ts'

test('shows the benefit of a coupon if the server sends it', () => {
  const benefit = 'Three months free'
  expect(couponReducer(initialCoupon, { type: 'checked', isValid: true, benefit })).toEqual({
    phase: 'valid',
    benefit,
  })
  expect(couponReducer(initialCoupon, { type: 'checked', isValid: true })).toEqual({ phase: 'valid' })
})

test('ignores the benefit of an invalid coupon', () => {
  const checked = { type: 'checked', isValid: false, benefit: 'nothing' } as const
  expect(couponReducer(initialCoupon, checked)).toEqual({ phase: 'invalid' })
})

test('clears the result when the coupon code changes', () => {
  expect(couponReducer({ phase: 'invalid' }, { type: 'changed' })).toEqual(initialCoupon)
  expect(couponReducer(initialCoupon, { type: 'changed' })).toBe(initialCoupon)
})
