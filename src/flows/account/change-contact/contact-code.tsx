import type { Failure } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { SmsCode, type SmsCodeProps, useVoiceOffer } from '../../../widgets/sms-code/index.tsx'
import { type ContactCalls, type ContactKind, contactCalls } from './contact-calls.ts'
import type { useCodeForm } from './use-code-form.ts'

export type ContactCodeProps = Pick<
  SmsCodeProps,
  'purpose' | 'readRecipient' | 'recipientField' | 'label' | 'isIncomplete' | 'onComplete'
> & {
  contact: ContactKind
  form: ReturnType<typeof useCodeForm>
  codeSendCall: ContactCalls['sendToNewContact']
  /** Handles a failure that leads to another step. Returns true if the failure was handled. */
  tryHandleFailure: (failure: Failure) => boolean
}

/** Shows the code field for a phone number or email (WID-05, WID-06). Offers voice calls only for phone numbers. */
export function ContactCode({
  contact,
  form: { form, fields },
  codeSendCall,
  tryHandleFailure,
  ...codeProps
}: ContactCodeProps) {
  const { client } = useEnvironment()
  const { hasVoice, checkVoice } = useVoiceOffer()
  const { codeName, codeLength } = contactCalls[contact]
  return (
    <SmsCode
      {...codeProps}
      {...form.field(codeName)}
      pictureField={form.field('pic_captcha')}
      length={codeLength}
      scene="modify_phone"
      call={codeSendCall.call}
      fields={fields}
      onErrors={form.showErrors}
      hasVoice={hasVoice}
      send={async (recipient, extras) => {
        const result = await codeSendCall.send(client, extras, recipient)
        if (result.ok && contact === 'phone') void checkVoice()
        // The failure leads to another step, so show no error.
        if (!result.ok && tryHandleFailure(result.failure)) return { ok: false, failure: { kind: 'aborted' } }
        return result
      }}
    />
  )
}
