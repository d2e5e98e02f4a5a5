import { requestTwoStepCode } from '../../../api/calls/two-step.ts'
import { sendTwoStepCode } from '../../../api/send-two-step-code.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import type { Form } from '../../../kit/form/index.ts'
import { Masked } from '../../../kit/masked.tsx'
import { twoStepCodeLength } from '../../../rules/limits.ts'
import { SmsCode } from '../../../widgets/sms-code/index.tsx'

export type SmsFieldProps = {
  form: Form<'two_step_captcha' | 'pic_captcha'>
  /** The masked phone number. The server does not reveal the full number. */
  phone?: string
  onComplete: () => void
}

/** Shows the masked phone number that receives the code (VAL-09). */
export function SmsIntro({ phone }: Pick<SmsFieldProps, 'phone'>) {
  const { t } = useTranslations()
  if (!phone) return t('two-step-login.intro.sms-unknown-phone')
  return <Masked value={phone}>{(masked) => t('two-step-login.intro.sms', { phone: masked })}</Masked>
}

/** Shows the field for the SMS code. The server sends the code to the account's phone number (TWO-15). */
export function SmsField({ form, phone, onComplete }: SmsFieldProps) {
  const { client } = useEnvironment()
  return (
    <SmsCode
      {...form.field('two_step_captcha')}
      // Keep a code that was typed before the two-step method loaded.
      defaultValue={form.values.two_step_captcha}
      pictureField={form.field('pic_captcha')}
      length={twoStepCodeLength}
      purpose="two-step-login"
      scene="two_step"
      readRecipient={() => Promise.resolve({ ok: true, value: '', displayValue: phone })}
      send={(_, { pictureCaptcha, captchaRequestId }) => sendTwoStepCode(client, { pictureCaptcha, captchaRequestId })}
      call={requestTwoStepCode}
      fields={['two_step_captcha']}
      onErrors={form.showErrors}
      onComplete={onComplete}
    />
  )
}
