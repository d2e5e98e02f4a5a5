import { requestTwoStepCode } from '../../api/calls/two-step.ts'
import { sendTwoStepCode } from '../../api/send-two-step-code.ts'
import { twoStepCodeLength } from '../../rules/limits.ts'
import { useEnvironment } from '../environment.tsx'
import type { Form } from '../form/index.ts'
import { SmsCode } from '../sms-code/index.tsx'

export type SmsFieldProps = {
  form: Form<'two_step_captcha' | 'pic_captcha'>
  /** To whom the code goes, masked; the server knows the number itself. */
  phone?: string
  onComplete: () => void
}

/** The code of a second step by SMS, and what has it sent: to the account's own phone, so none is named (TWO-15). */
export function SmsField({ form, phone, onComplete }: SmsFieldProps) {
  const { client } = useEnvironment()
  return (
    <SmsCode
      {...form.field('two_step_captcha')}
      // What was typed before it was known that the code comes by SMS.
      defaultValue={form.values.two_step_captcha}
      pictureField={form.field('pic_captcha')}
      length={twoStepCodeLength}
      purpose="two-step-login"
      scene="two_step"
      readTo={() => Promise.resolve({ ok: true, value: '', shown: phone })}
      send={(_, { pictureCaptcha, captchaRequestId }) => sendTwoStepCode(client, { pictureCaptcha, captchaRequestId })}
      call={requestTwoStepCode}
      fields={['two_step_captcha']}
      onErrors={form.showErrors}
      onComplete={onComplete}
    />
  )
}
