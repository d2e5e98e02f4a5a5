import { describe, expect, test } from 'vitest'
import { couponReducer, initialCoupon } from '../../src/widgets/coupon/coupon.machine.ts'

describe('a coupon', () => {
  test('shows the benefit of a coupon if the server sends it', () => {
    const gives = 'Three months free'
    expect(couponReducer(initialCoupon, { type: 'checked', isValid: true, gives })).toEqual({ phase: 'good', gives })
    expect(couponReducer(initialCoupon, { type: 'checked', isValid: true })).toEqual({ phase: 'good' })
  })

  test('treats an invalid coupon as unknown, whatever else the server sends', () => {
    const checked = { type: 'checked', isValid: false, gives: 'nothing' } as const
    expect(couponReducer(initialCoupon, checked)).toEqual({ phase: 'unknown' })
  })

  test('clears the result once another coupon is typed', () => {
    expect(couponReducer({ phase: 'unknown' }, { type: 'changed' })).toEqual(initialCoupon)
    expect(couponReducer(initialCoupon, { type: 'changed' })).toBe(initialCoupon)
  })
})
