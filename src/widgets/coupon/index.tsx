import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { checkCoupon } from '../../api/calls/register.ts'
import { useEnvironment, usePageQuery } from '../../kit/environment.tsx'
import type { Form } from '../../kit/form/index.ts'
import { couponReducer, initialCoupon } from './coupon.machine.ts'
import { CouponView } from './coupon-view.tsx'

/** How long typing must pause before a coupon is checked, in ms. The same as for a phone number (VAL-08). */
const couponPauseMs = 600

/**
 * Checks the coupon when typing pauses or the field loses focus. If the request fails, nothing is shown, since the
 * server validates the coupon again on submit.
 */
function useCoupon(typedCoupon: string) {
  const { client } = useEnvironment()
  const [state, dispatch] = useReducer(couponReducer, initialCoupon)
  const coupon = typedCoupon.trim()
  const checkedCoupon = useRef('')

  const check = async () => {
    if (coupon === checkedCoupon.current) return
    checkedCoupon.current = coupon
    const result = await client.call(checkCoupon, { coupon })
    if (checkedCoupon.current !== coupon) return
    // The request failed, so check again on the next blur.
    if (!result.ok) checkedCoupon.current = ''
    else dispatch({ type: 'checked', isValid: result.value.valid, benefit: result.value.description })
  }
  const checkAfterPause = useEffectEvent(check)

  useEffect(() => {
    if (coupon === checkedCoupon.current) return
    checkedCoupon.current = ''
    dispatch({ type: 'changed' })
    if (coupon === '') return
    const timer = setTimeout(() => void checkAfterPause(), couponPauseMs)
    return () => clearTimeout(timer)
  }, [coupon])

  return { state, handleBlur: () => void (coupon !== '' && check()) }
}

export type CouponProps = { form: Pick<Form<'coupon'>, 'field' | 'values' | 'fill'> }

/** Shows a collapsible field for a sales partner's coupon, expanded and filled in if the URL contains a coupon. */
export function Coupon({ form }: CouponProps) {
  const { field, values } = form
  const couponFromUrl = usePageQuery().get('coupon')
  const { state, handleBlur } = useCoupon(values.coupon)
  const [isOpen, setIsOpen] = useState(Boolean(couponFromUrl))
  const fillIn = useEffectEvent((coupon: string) => form.fill('coupon', coupon))
  useEffect(() => {
    if (couponFromUrl) fillIn(couponFromUrl)
  }, [couponFromUrl])
  return <CouponView field={field('coupon')} state={state} isOpen={isOpen} onToggle={setIsOpen} onBlur={handleBlur} />
}
