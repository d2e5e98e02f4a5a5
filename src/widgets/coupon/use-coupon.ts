import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { checkCoupon } from '../../api/calls/register.ts'
import { useEnvironment } from '../../kit/environment.tsx'
import { couponReducer, initialCoupon } from './coupon.machine.ts'

/** How long typing must pause before a coupon is checked, in ms; the same as for a phone number (VAL-08). */
const couponRestMs = 600

/**
 * Checks what a coupon gives, once typing pauses or the field loses the focus. A check that fails shows nothing, since the
 * server validates the coupon again with the form.
 */
export function useCoupon(typed: string) {
  const { client } = useEnvironment()
  const [state, dispatch] = useReducer(couponReducer, initialCoupon)
  const coupon = typed.trim()
  const asked = useRef('')

  const ask = async () => {
    if (coupon === asked.current) return
    asked.current = coupon
    const result = await client.call(checkCoupon, { coupon })
    // The field has changed meanwhile.
    if (asked.current !== coupon) return
    // Ask again on the next blur.
    if (!result.ok) asked.current = ''
    else dispatch({ type: 'checked', isValid: result.value.valid, gives: result.value.description })
  }
  const askAfterRest = useEffectEvent(ask)

  useEffect(() => {
    if (coupon === asked.current) return
    asked.current = ''
    dispatch({ type: 'changed' })
    if (coupon === '') return
    const timer = setTimeout(() => void askAfterRest(), couponRestMs)
    return () => clearTimeout(timer)
  }, [coupon])

  return { state, handleBlur: () => void (coupon !== '' && ask()) }
}
