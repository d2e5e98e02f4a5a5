import { registerAndBind } from '../../../api/calls/register.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { useNewPassword } from '../../../widgets/new-password/index.tsx'
import { parsePhoneInput } from '../../../widgets/phone/index.tsx'
import { useSend } from '../../../widgets/send/index.tsx'
import type { LinkOptions } from './use-link-account.ts'

const fields = ['name', 'phone', 'sms_captcha', 'password', 'password_confirmation'] as const

/** Registers an account and links the third-party account to it (SCR-18). */
export function useLinkByRegister({ type, token, redirect, isNavigating, finish, onTokenRejected }: LinkOptions) {
  const { t } = useTranslations()
  const newPassword = useNewPassword()
  const sender = useSend()
  const form = useForm({
    id: 'bind-register',
    initialValues: {
      name: '',
      phone: '',
      phone_country: '',
      pic_captcha: '',
      sms_captcha: '',
      password: '',
      password_confirmation: '',
    },
    validate: (values) => newPassword.validate(values),
    onSubmit: async (values): Promise<void> => {
      const { name, phone, phone_country: countryCode, sms_captcha, password, password_confirmation } = values
      const phoneResult = await parsePhoneInput(phone, countryCode, t)
      if (!phoneResult.ok) return form.showErrors({ phone: phoneResult.error })
      const data = {
        name: name.trim(),
        phone: phoneResult.value,
        sms_captcha,
        password,
        password_confirmation,
        type,
        bind_token: token,
        redirect,
      }
      const result = await sender.send(registerAndBind, data, {
        form,
        fields: [...fields, 'bind_token'],
        fieldToFocus: 'password',
      })
      if (result.ok) return finish(result.value)
      if (result.fieldErrors.sms_captcha) form.clear('sms_captcha')
      if (result.fieldErrors.bind_token) onTokenRejected()
    },
  })
  return { form, fields, isBusy: form.isBusy || isNavigating }
}
