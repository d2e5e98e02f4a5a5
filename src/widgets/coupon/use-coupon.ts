import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { checkCoupon } from '../../api/calls/register.ts'
import { useEnvironment } from '../../kit/environment.tsx'
import { couponReducer, initialCoupon } from './coupon.machine.ts'

/** Pause in typing before a coupon is checked, in ms; the same as for a phone number (VAL-08). */
const couponPauseMs = 600

/**
 * Checks the coupon when typing pauses or the field loses focus. A failed check shows nothing, since the server validates
 * the coupon again on submit.
 */
export function useCoupon(typed: string) {
  const { client } = useEnvironment()
  const [state, dispatch] = useReducer(couponReducer, initialCoupon)
  const coupon = typed.trim()
  const checked = useRef('')

  const check = async () => {
    if (coupon === checked.current) return
    checked.current = coupon
    const result = await client.call(checkCoupon, { coupon })
    if (checked.current !== coupon) return
    // Retry on the next blur.
    if (!result.ok) checked.current = ''
    else dispatch({ type: 'checked', isValid: result.value.valid, gives: result.value.description })
  }
  const checkAfterPause = useEffectEvent(check)

  useEffect(() => {
    if (coupon === checked.current) return
    checked.current = ''
    dispatch({ type: 'changed' })
    if (coupon === '') return
    const timer = setTimeout(() => void checkAfterPause(), couponPauseMs)
    return () => clearTimeout(timer)
  }, [coupon])

  return { state, handleBlur: () => void (coupon !== '' && check()) }
}
