import { useEffect, useEffectEvent, useState } from 'react'
import { quickLogin, sendQuickLoginCode } from '../../api/calls/quick-login.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { maskPhone } from '../../rules/mask.ts'
import { isAllDigits } from '../../rules/phone.ts'
import { plainDigits } from '../../rules/plain-text.ts'
import { useEnvironment } from '../environment.tsx'
import { useForm } from '../form/index.ts'
import { phoneToSend } from '../phone/index.tsx'
import { useSend } from '../send/index.ts'
import { useFinishLogin } from '../session/index.ts'
import type { SmsCodeProps } from '../sms-code/index.tsx'

export type QuickLoginOptions = {
  /** What was typed as a login beside it, and its dialing code: a phone goes on here. */
  login: string
  loginCountry: string
  isShown: boolean
}

/** Logging in by a phone and its code (SCR-01). */
export function useQuickLogin({ login, loginCountry, isShown }: QuickLoginOptions) {
  const { client } = useEnvironment()
  const { t } = useTexts()
  const { finish, isLeaving, redirect } = useFinishLogin({ way: 'sms' })
  const { send } = useSend()
  const form = useForm({
    id: 'quick-login',
    initialValues: { phone: '', phone_country: '', pic_captcha: '', sms_captcha: '' },
    onSubmit: async ({ phone, phone_country, sms_captcha }): Promise<void> => {
      const reading = await phoneToSend(phone, phone_country, { t })
      if (!reading.ok) return form.showErrors({ phone: reading.error })
      const result = await send(
        () => Promise.resolve(quickLogin),
        { phone: reading.value, sms_captcha, redirect },
        { form, fields: ['phone', 'sms_captcha'] },
      )
      if (result.ok) return finish(result.value)
      // A code that was judged is used up or wrong.
      if (result.fieldErrors.sms_captcha) form.clear('sms_captcha')
    },
  })
  const { ref } = form.formProps
  /** The dialing code of a phone that was taken over. */
  const [takenCode, setTakenCode] = useState<string>()

  const takeOver = useEffectEvent(() => {
    const field = ref.current?.elements.namedItem('phone')
    if (!(field instanceof HTMLInputElement) || field.value !== '' || !isAllDigits(login)) return
    setTakenCode(loginCountry || undefined)
    form.fill('phone', plainDigits(login))
  })
  useEffect(() => {
    if (isShown) takeOver()
  }, [isShown])

  const code: Pick<SmsCodeProps, 'readTo' | 'send' | 'call' | 'onErrors'> = {
    call: sendQuickLoginCode,
    // Read from the page: what was just typed counts, also before the next render.
    readTo: async () => {
      const typedIn = (name: string) => {
        const field = ref.current?.elements.namedItem(name)
        return field instanceof HTMLInputElement ? field.value : ''
      }
      const reading = await phoneToSend(typedIn('phone'), typedIn('phone_country'), { t })
      return reading.ok ? { ...reading, shown: maskPhone(reading.value) } : reading
    },
    send: (phone, { messageType, pictureCaptcha, captchaRequestId }) =>
      client.call(sendQuickLoginCode, {
        phone,
        message_type: messageType,
        pic_captcha: pictureCaptcha,
        captcha_request_id: captchaRequestId,
      }),
    onErrors: form.showErrors,
  }
  return { form, code, defaultCode: takenCode, isLeaving }
}
