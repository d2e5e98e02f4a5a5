import { verifyInvitedPhone } from '../../../api/calls/activation.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { FormSubmit, useForm } from '../../../kit/form/index.ts'
import { parsePhoneInput } from '../../../widgets/phone/index.tsx'
import { PhoneCode } from '../../../widgets/phone-code/index.tsx'
import { useSend } from '../../../widgets/send/index.tsx'

type VerifyPhoneProps = { token: string; onVerified: (phone: string) => void; onTokenRejected: () => void }

const fields = ['phone', 'sms_captcha'] as const

/** Shows the form that verifies an invited user's phone number (SCR-06). */
export function VerifyPhone({ token, onVerified, onTokenRejected }: VerifyPhoneProps) {
  const { t } = useTranslations()
  const sender = useSend()
  const form = useForm({
    id: 'activation-phone',
    initialValues: { phone: '', phone_country: '', pic_captcha: '', sms_captcha: '' },
    onSubmit: async ({ phone, phone_country: countryCode, sms_captcha }): Promise<void> => {
      const phoneResult = await parsePhoneInput(phone, countryCode, t)
      if (!phoneResult.ok) return form.showErrors({ phone: phoneResult.error })
      const data = { token, phone: phoneResult.value, sms_captcha }
      const result = await sender.send(verifyInvitedPhone, data, { form, fields: [...fields, 'token'] })
      if (result.ok) return onVerified(phoneResult.value)
      if (result.fieldErrors.sms_captcha) form.clear('sms_captcha')
      if (result.fieldErrors.token) onTokenRejected()
    },
  })
  return (
    <form {...form.formProps}>
      <PhoneCode form={form} scene="activate_by_phone" fields={fields} />
      <FormSubmit form={form}>{t('activation.phone.submit')}</FormSubmit>
    </form>
  )
}
