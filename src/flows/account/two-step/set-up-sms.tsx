import { requestTwoStepCode } from '../../../api/calls/two-step.ts'
import { sendTwoStepCode } from '../../../api/send-two-step-code.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { twoStepCodeLength } from '../../../rules/limits.ts'
import { PhoneNumberField, type PhoneReading } from '../../../widgets/phone/index.tsx'
import { SmsCode } from '../../../widgets/sms-code/index.tsx'
import type { TwoStepForm } from './use-two-step-form.ts'

export type SetUpSmsProps = { form: TwoStepForm; readPhone: () => Promise<PhoneReading> }

/** Sets up SMS: the phone and the code that verifies it (TWO-05). */
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
