import { useState } from 'react'
import { useLatePart } from '../late-part.ts'
import { PhoneNumberField } from '../phone/index.tsx'
import { CodeHold } from './code-hold.tsx'
import type { PhoneCodeOptions } from './use-phone-code.ts'

export { useVoiceOffer } from './use-voice-offer.ts'

const load = () => import('./sms-part.tsx').then(({ SmsPart }) => SmsPart)

/**
 * A phone and the code that proves it, in a form that brings their fields (WID-01, WID-05, WID-06). Nobody has a code before
 * one was sent, so what sends it comes once the page stands; until then its field is a plain one.
 */
export function PhoneCode(props: PhoneCodeOptions) {
  const { form } = props
  const { Part } = useLatePart(load, { isNeeded: true })
  const [isHeld, setIsHeld] = useState(false)
  return (
    <>
      <PhoneNumberField {...form.field('phone')} />
      {/* Nothing is taken from under somebody's fingers. */}
      {Part && !isHeld ? <Part {...props} /> : <CodeHold {...form.field('sms_captcha')} onHold={setIsHeld} />}
    </>
  )
}
