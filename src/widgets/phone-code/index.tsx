import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { useLazyPart } from '../../kit/lazy.tsx'
import { PhoneNumberField } from '../phone/index.tsx'
import { CodeHold } from './code-hold.tsx'
import type { PhoneCodeOptions } from './use-phone-code.ts'

export { useVoiceOffer } from './use-voice-offer.ts'

const load = () => import('./sms-part.tsx').then(({ SmsPart }) => SmsPart)

/**
 * A phone number and the code that verifies it, in a form that provides their fields (WID-01, WID-05, WID-06). Nobody has a
 * code before one was sent, so the part that sends it is lazy; until then its field is a plain one. If the part is lost, a
 * press on "Send code" requests it again and then sends (RS-1).
 */
export function PhoneCode(props: PhoneCodeOptions) {
  const { form } = props
  const { t } = useTexts()
  /** Whether the part is on its way, was lost, or was asked for again by a press. */
  const [phase, setPhase] = useState<'coming' | 'lost' | 'asked'>('coming')
  const [isHeld, setIsHeld] = useState(false)
  const { Part } = useLazyPart(load, {
    isNeeded: phase !== 'lost',
    prefetchMs: Infinity,
    onFailed: () => {
      setPhase('lost')
      if (phase === 'asked') form.showErrors({ sms_captcha: t('page.load-failed') })
    },
  })
  const send = () => {
    setIsHeld(false)
    setPhase('asked')
  }
  return (
    <>
      <PhoneNumberField {...form.field('phone')} />
      {/* Never replace the field while it has the focus. */}
      {Part && !isHeld ? (
        <Part {...props} sendsAtOnce={phase === 'asked'} />
      ) : (
        <CodeHold {...form.field('sms_captcha')} onHold={setIsHeld} onSend={phase === 'coming' ? undefined : send} />
      )}
    </>
  )
}
