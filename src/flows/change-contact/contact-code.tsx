import type { Failure } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { useVoiceOffer } from '../phone-code/index.tsx'
import { SmsCode, type SmsCodeProps } from '../sms-code/index.tsx'
import { type Contact, type ContactWay, contactWays } from './contact-ways.ts'
import type { useCodeForm } from './use-code-form.ts'

export type ContactCodeProps = Pick<
  SmsCodeProps,
  'purpose' | 'readTo' | 'toField' | 'label' | 'isIncomplete' | 'onComplete'
> & {
  contact: Contact
  form: ReturnType<typeof useCodeForm>
  sending: ContactWay['sendToNew']
  /** Takes a refusal that leads elsewhere; true where it does. */
  onRefused: (failure: Failure) => boolean
}

/** The code of a phone or an email, and what has it sent (WID-05, WID-06); by voice to a phone alone. */
export function ContactCode({ contact, form: { form, fields }, sending, onRefused, ...rest }: ContactCodeProps) {
  const { client } = useEnvironment()
  const { hasVoice, askForVoice } = useVoiceOffer()
  const { codeName, codeLength } = contactWays[contact]
  return (
    <SmsCode
      {...rest}
      {...form.field(codeName)}
      pictureField={form.field('pic_captcha')}
      length={codeLength}
      scene="modify_phone"
      call={sending.call}
      fields={fields}
      onErrors={form.showErrors}
      hasVoice={hasVoice}
      send={async (to, extras) => {
        const result = await sending.send(client, extras, to)
        if (result.ok && contact === 'phone') void askForVoice()
        // What leads elsewhere is not said over the page as well.
        if (!result.ok && onRefused(result.failure)) return { ok: false, failure: { kind: 'aborted' } }
        return result
      }}
    />
  )
}
