import { sendSms } from '../../api/calls/captcha.ts'
import type { SmsScene } from '../../api/schemas/captcha.ts'
import { type SendExtras, sendSmsCode } from '../../api/send-sms-code.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { maskPhone } from '../../rules/mask.ts'
import { useEnvironment } from '../environment.tsx'
import type { Form } from '../form/index.ts'
import { phoneToSend } from '../phone/index.tsx'
import type { PictureCaptchaControl } from '../picture-captcha/index.ts'
import type { AddresseeReading, SmsCodeProps } from '../sms-code/index.tsx'
import { useVoiceOffer } from './use-voice-offer.ts'

/** The fields of a form that has a phone proved. */
type PhoneCodeName = 'phone' | 'phone_country' | 'sms_captcha' | 'pic_captcha'

export type PhoneCodeOptions = {
  form: Pick<Form<PhoneCodeName>, 'field' | 'values' | 'showErrors'>
  /** What the code is for. */
  scene: SmsScene
  /** Names of the form's visible fields. */
  fields: readonly string[]
  /** The picture captcha, where another call of the same form takes one of this scene as well: the newest counts. */
  captcha?: PictureCaptchaControl
}

/** Sends the codes of a scene to the phone of a form (API-09). A code by voice is offered where the server has them (WID-06). */
export function usePhoneCode({
  form,
  scene,
  fields,
}: PhoneCodeOptions): Pick<SmsCodeProps, 'call' | 'fields' | 'hasVoice' | 'readTo' | 'send'> {
  const { client } = useEnvironment()
  const texts = useTexts()
  const { hasVoice, askForVoice } = useVoiceOffer()
  const { phone, phone_country: country } = form.values

  return {
    call: sendSms,
    fields,
    hasVoice,
    readTo: async (): Promise<AddresseeReading> => {
      const reading = await phoneToSend(phone, country, texts)
      return reading.ok ? { ok: true, value: reading.value, shown: maskPhone(reading.value) } : reading
    },
    send: async (to: string, extras: SendExtras) => {
      const result = await sendSmsCode(client, { ...extras, phone: to, scene })
      if (result.ok) void askForVoice()
      return result
    },
  }
}
