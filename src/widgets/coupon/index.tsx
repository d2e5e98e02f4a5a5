import { useEffect, useEffectEvent, useState } from 'react'
import { usePageQuery } from '../../kit/environment.tsx'
import type { Form } from '../../kit/form/index.ts'
import { CouponView } from './coupon-view.tsx'
import { useCoupon } from './use-coupon.ts'

export type CouponProps = { form: Pick<Form<'coupon'>, 'field' | 'values' | 'fill'> }

/** A sales partner's coupon; open and filled in if the URL has one (`coupon`). */
export function Coupon({ form }: CouponProps) {
  const { field, values } = form
  const couponOfUrl = usePageQuery().get('coupon')
  const { state, handleBlur } = useCoupon(values.coupon)
  const [isOpen, setIsOpen] = useState(Boolean(couponOfUrl))
  const fillIn = useEffectEvent((coupon: string) => form.fill('coupon', coupon))
  useEffect(() => {
    if (couponOfUrl) fillIn(couponOfUrl)
  }, [couponOfUrl])
  return <CouponView field={field('coupon')} state={state} isOpen={isOpen} onToggle={setIsOpen} onBlur={handleBlur} />
}
