import { useEffect, useState } from 'react'
import { sendSms } from '../../../api/calls/captcha.ts'
import { confirmForgot, confirmForgotV3, forgotPasswordInternational } from '../../../api/calls/password.ts'
import { fetchLoginSettings } from '../../../api/login.ts'
import { type SendExtras, sendSmsCode } from '../../../api/send-sms-code.ts'
import type { LoginSettings } from '../../../api/shapes/login.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { defaultCountryCode } from '../../../rules/limits.ts'
import { parsePhone } from '../../../rules/phone.ts'
import { useSend } from '../../../widgets/send/index.tsx'

const scene = 'forgot_password_by_phone'

/** Verifies a phone number with a code. The server then returns a token for setting a new password (SCR-05). */
export function useCodeStep(phone: string, onVerified: (token: string) => void) {
  const { client } = useEnvironment()
  const sender = useSend({ scene })
  const [settings, setSettings] = useState<LoginSettings>()

  useEffect(() => void fetchLoginSettings(client).then(setSettings), [client])

  /** Chooses the call that matches the phone number's country and the captcha settings. */
  const chooseCall = async () => {
    if (parsePhone(phone).countryCode !== defaultCountryCode) return forgotPasswordInternational
    const latestSettings = settings ?? (await fetchLoginSettings(client))
    setSettings(latestSettings)
    return latestSettings?.sliding_captcha_enabled ? confirmForgotV3 : confirmForgot
  }

  const form = useForm({
    id: 'forgot-password-code',
    initialValues: { sms_captcha: '', pic_captcha: '' },
    onSubmit: async ({ sms_captcha }): Promise<void> => {
      const target = { form, fields: ['sms_captcha'] } as const
      const result = await sender.send(await chooseCall(), { phone, sms_captcha }, target)
      if (result.ok) return onVerified(result.value.token)
      if (result.fieldErrors.sms_captcha) form.clear('sms_captcha')
    },
  })

  return {
    form,
    captcha: sender.renderCaptchas(form.field('pic_captcha')),
    hasVoice: settings?.voice_captcha_enabled ?? false,
    codeProps: {
      scene,
      call: sendSms,
      send: (to: string, extras: SendExtras) => sendSmsCode(client, { ...extras, phone: to, scene }),
    } as const,
  }
}
