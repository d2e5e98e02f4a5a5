import { sendSms } from '../../api/calls/captcha.ts'
import { type SendExtras, sendSmsCode } from '../../api/send-sms-code.ts'
import type { SmsScene } from '../../api/shapes/captcha.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import { useEnvironment } from '../../kit/environment.tsx'
import type { Form } from '../../kit/form/index.ts'
import { maskPhone } from '../../rules/mask.ts'
import { parsePhoneInput } from '../phone/index.tsx'
import type { PictureCaptchaControl } from '../picture-captcha/index.tsx'
import { type RecipientResult, SmsCode, type SmsCodeProps, useVoiceOffer } from '../sms-code/index.tsx'

type PhoneCodeName = 'phone' | 'phone_country' | 'sms_captcha' | 'pic_captcha'

export type PhoneCodeOptions = {
  form: Pick<Form<PhoneCodeName>, 'field' | 'values' | 'showErrors'>
  scene: SmsScene
  fields: readonly string[]
  /** A picture captcha shared with another call of the same scene, since only the newest picture is valid. */
  captcha?: PictureCaptchaControl
}

/**
 * Returns the props with which `SmsCode` sends codes to the form's phone number (API-09), by SMS or, if the server
 * supports it, by voice call (WID-06).
 */
function usePhoneCode({
  form,
  scene,
  fields,
}: PhoneCodeOptions): Pick<SmsCodeProps, 'call' | 'fields' | 'hasVoice' | 'readRecipient' | 'send'> {
  const { client } = useEnvironment()
  const { t } = useTranslations()
  const { hasVoice, checkVoice } = useVoiceOffer()
  const { phone, phone_country: countryCode } = form.values

  return {
    call: sendSms,
    fields,
    hasVoice,
    readRecipient: async (): Promise<RecipientResult> => {
      const phoneResult = await parsePhoneInput(phone, countryCode, t)
      return phoneResult.ok
        ? { ok: true, value: phoneResult.value, displayValue: maskPhone(phoneResult.value) }
        : phoneResult
    },
    send: async (to: string, extras: SendExtras) => {
      const result = await sendSmsCode(client, { ...extras, phone: to, scene })
      if (result.ok) void checkVoice()
      return result
    },
  }
}

/** Shows the code field with its send button. Keeps any text typed into `CodePlaceholder`. */
export function PhoneCodeSender({ sendOnMount, ...props }: PhoneCodeOptions & { sendOnMount: boolean }) {
  const { form, scene, captcha } = props
  const codeProps = usePhoneCode(props)
  return (
    <SmsCode
      {...form.field('sms_captcha')}
      {...codeProps}
      sendOnMount={sendOnMount}
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
