import { useEffect, useEffectEvent } from 'react'
import { quickLogin, sendQuickLoginCode } from '../../../api/calls/quick-login.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { useFinishLogin } from '../../../kit/session/index.ts'
import { useSavedInput } from '../../../kit/use-saved-input.ts'
import { maskPhone } from '../../../rules/mask.ts'
import { useFillIn } from '../../../widgets/login-handoff.ts'
import { parseLoginAsPhone, parsePhoneInput } from '../../../widgets/phone/index.tsx'
import { useSend } from '../../../widgets/send/index.tsx'
import type { SmsCodeProps } from '../../../widgets/sms-code/index.tsx'

export type QuickLoginOptions = {
  /** The login typed in the password tab, carried over if it is a phone number. */
  login: string
  loginCountry: string
  isShown: boolean
}

/** Logs in with a phone number and an SMS code (SCR-01). */
export function useQuickLogin({ login, loginCountry, isShown }: QuickLoginOptions) {
  const { client } = useEnvironment()
  const { t } = useTranslations()
  const { finish, isNavigating, redirect } = useFinishLogin({ method: 'sms' })
  const { send } = useSend()
  const form = useForm({
    id: 'quick-login',
    initialValues: { phone: '', phone_country: '', pic_captcha: '', sms_captcha: '' },
    onSubmit: async ({ phone, phone_country, sms_captcha }): Promise<void> => {
      const phoneResult = await parsePhoneInput(phone, phone_country, t)
      if (!phoneResult.ok) return form.showErrors({ phone: phoneResult.error })
      const result = await send(
        quickLogin,
        { phone: phoneResult.value, sms_captcha, redirect },
        { form, fields: ['phone', 'sms_captcha'] },
      )
      if (result.ok) return finish(result.value)
      if (result.fieldErrors.sms_captcha) form.clear('sms_captcha')
    },
  })
  const { ref } = form.formProps
  const { prefilledLogin, fillIn } = useFillIn(form, 'phone')
  const fillInLogin = useEffectEvent(async () => {
    const phoneNumber = await parseLoginAsPhone(login, loginCountry)
    if (phoneNumber) fillIn({ login: phoneNumber.number, countryCode: phoneNumber.countryCode })
  })
  useEffect(() => {
    if (isShown) void fillInLogin()
  }, [isShown])

  const { phone, phone_country } = form.values
  useSavedInput({
    values: { phone, phone_country },
    isLoggedIn: isNavigating,
    onRestore: (savedValues) => fillIn({ login: savedValues.phone, countryCode: savedValues.phone_country }),
  })

  const codeProps: Pick<SmsCodeProps, 'readRecipient' | 'send' | 'call' | 'onErrors'> = {
    call: sendQuickLoginCode,
    // Read the DOM, since the state may not contain the latest input yet.
    readRecipient: async () => {
      const readFieldValue = (name: string) => {
        const field = ref.current?.elements.namedItem(name)
        return field instanceof HTMLInputElement ? field.value : ''
      }
      const phoneResult = await parsePhoneInput(readFieldValue('phone'), readFieldValue('phone_country'), t)
      return phoneResult.ok ? { ...phoneResult, displayValue: maskPhone(phoneResult.value) } : phoneResult
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
  return { form, codeProps, prefilledLogin, isNavigating }
}
