import { requestTwoStepCode } from '../../api/calls/two-step.ts'
import { sendTwoStepCode } from '../../api/send-two-step-code.ts'
import { twoStepCodeLength } from '../../rules/limits.ts'
import { useEnvironment } from '../environment.tsx'
import { PhoneNumberField, type PhoneReading } from '../phone/index.tsx'
import { SmsCode } from '../sms-code/index.tsx'
import type { TwoStepForm } from './use-two-step-form.ts'

export type SetUpSmsProps = { form: TwoStepForm; readPhone: () => Promise<PhoneReading> }

/** By SMS: the phone that codes go to, and the code that proves it (TWO-05). */
export function SetUpSms({ form, readPhone }: SetUpSmsProps) {
  const { client } = useEnvironment()
  const { ref } = form.formProps
  return (
    <>
      <PhoneNumberField {...form.field('phone')} autoComplete="tel" />
      <SmsCode
        {...form.field('code')}
        pictureField={form.field('pic_captcha')}
        length={twoStepCodeLength}
        purpose="two-step"
        scene="two_step"
        readTo={readPhone}
        send={(phone, { pictureCaptcha, captchaRequestId }) =>
          sendTwoStepCode(client, { phone, pictureCaptcha, captchaRequestId })
        }
        call={requestTwoStepCode}
        fields={['phone', 'code']}
        onErrors={form.showErrors}
        isIncomplete={form.values.phone === ''}
        onComplete={() => ref.current?.requestSubmit()}
      />
    </>
  )
}
