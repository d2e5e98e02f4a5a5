import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useEnvironment } from '../environment.tsx'
import { useLate } from '../late-part.ts'
import { couponReducer, initialCoupon } from './coupon.machine.ts'

/** How long typing rests before a coupon is asked about, in ms; as long as a phone's (VAL-08). */
const couponRestMs = 600

/**
 * Asks, once typing rests or the field is left, what a coupon gives. Quietly: a question that fails says nothing, and the
 * server judges the coupon with the form again.
 */
export function useCoupon(typed: string) {
  const { client } = useEnvironment()
  const fetchLate = useLate()
  const [state, dispatch] = useReducer(couponReducer, initialCoupon)
  const coupon = typed.trim()
  const asked = useRef('')

  const ask = async () => {
    if (coupon === asked.current) return
    asked.current = coupon
    const call = await fetchLate(() => import('../../api/calls/register.ts')).catch(() => undefined)
    const result = call && (await client.call(call.checkCoupon, { coupon }))
    // Not what stands there any more.
    if (asked.current !== coupon) return
    // Asked again when the field is left once more.
    if (!result?.ok) asked.current = ''
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
