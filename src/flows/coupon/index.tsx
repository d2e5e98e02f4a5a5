import { useEffect, useEffectEvent, useState } from 'react'
import { usePageQuery } from '../environment.tsx'
import type { Form } from '../form/index.ts'
import { CouponView } from './coupon-view.tsx'
import { useCoupon } from './use-coupon.ts'

export type CouponProps = { form: Pick<Form<'coupon'>, 'field' | 'values' | 'fill'> }

/** The coupon of a sales partner in a form, filled in and open where the address brings one (`coupon`). */
export function Coupon({ form }: CouponProps) {
  const { field, values } = form
  const brought = usePageQuery().get('coupon')
  const { state, handleBlur } = useCoupon(values.coupon)
  const [isOpen, setIsOpen] = useState(Boolean(brought))
  const takeUp = useEffectEvent((coupon: string) => form.fill('coupon', coupon))
  useEffect(() => {
    if (brought) takeUp(brought)
  }, [brought])
  return <CouponView field={field('coupon')} state={state} isOpen={isOpen} onToggle={setIsOpen} onBlur={handleBlur} />
}
