import { SmsCode } from '../sms-code/index.tsx'
import { type PhoneCodeOptions, usePhoneCode } from './use-phone-code.ts'

/** The code of a phone, and what sends it. What was typed into the plain field before stays. */
export function SmsPart(props: PhoneCodeOptions) {
  const { form, scene, captcha } = props
  const code = usePhoneCode(props)
  return (
    <SmsCode
      {...form.field('sms_captcha')}
      {...code}
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
