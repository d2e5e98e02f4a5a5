import { describe, expect, test } from 'vitest'
import { couponReducer, initialCoupon } from '../../src/widgets/coupon/coupon.machine.ts'

describe('a coupon', () => {
  test('says what it gives, where the server says so', () => {
    const gives = 'Three months free'
    expect(couponReducer(initialCoupon, { type: 'checked', isValid: true, gives })).toEqual({ phase: 'good', gives })
    expect(couponReducer(initialCoupon, { type: 'checked', isValid: true })).toEqual({ phase: 'good' })
  })

  test('is unknown, whatever came beside that', () => {
    const checked = { type: 'checked', isValid: false, gives: 'nothing' } as const
    expect(couponReducer(initialCoupon, checked)).toEqual({ phase: 'unknown' })
  })

  test('says nothing any more once another is typed', () => {
    expect(couponReducer({ phase: 'unknown' }, { type: 'changed' })).toEqual(initialCoupon)
    expect(couponReducer(initialCoupon, { type: 'changed' })).toBe(initialCoupon)
  })
})
