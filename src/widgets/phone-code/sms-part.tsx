import { SmsCode } from '../sms-code/index.tsx'
import { type PhoneCodeOptions, usePhoneCode } from './use-phone-code.ts'

/** The code field with its send button. Keeps text and a press from the placeholder. */
export function SmsPart({ sendsAtOnce, ...props }: PhoneCodeOptions & { sendsAtOnce: boolean }) {
  const { form, scene, captcha } = props
  const code = usePhoneCode(props)
  return (
    <SmsCode
      {...form.field('sms_captcha')}
      {...code}
      sendsAtOnce={sendsAtOnce}
      defaultValue={form.values.sms_captcha}
      pictureField={form.field('pic_captcha')}
      purpose={scene}
      scene={scene}
      captcha={captcha}
      onErrors={form.showErrors}
      isIncomplete={form.values.phone === ''}
    />
  )
}
