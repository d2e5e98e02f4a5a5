import { useState } from 'react'
import { becomeReferral } from '../../../api/calls/referral.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { isEmail, readEmail } from '../../../rules/email.ts'
import { parsePhoneInput } from '../../../widgets/phone/index.tsx'
import { usePictureCaptcha } from '../../../widgets/picture-captcha/index.tsx'
import { useSend } from '../../../widgets/send/index.tsx'

/** The contact details for the reply to the application. Not masked, so that the user can spot a typo. */
export type ReplyContact = { phone: string; email: string }

const scene = 'become_referral'

const fields = ['name', 'company_name', 'email', 'phone', 'sms_captcha'] as const

/** Sends the application to become a referral partner (SCR-17). */
export function useReferral() {
  const { t } = useTranslations()
  const [replyContact, setReplyContact] = useState<ReplyContact>()
  // The SMS code and the application share a captcha, since only the newest picture of a scene is valid.
  const captcha = usePictureCaptcha(scene)
  const sender = useSend({ scene, sharedCaptcha: captcha })
  const form = useForm({
    id: 'referral',
    initialValues: {
      name: '',
      company_name: '',
      email: '',
      phone: '',
      phone_country: '',
      pic_captcha: '',
      sms_captcha: '',
    },
    validate: ({ email }) => (isEmail(readEmail(email)) ? {} : { email: t('referral.email.wrong') }),
    onSubmit: async ({ name, company_name, email, phone, phone_country: countryCode, sms_captcha }): Promise<void> => {
      const phoneResult = await parsePhoneInput(phone, countryCode, t)
      if (!phoneResult.ok) return form.showErrors({ phone: phoneResult.error })
      const data = {
        name: name.trim(),
        company_name: company_name.trim(),
        email: readEmail(email),
        phone: phoneResult.value,
        sms_captcha,
      }
      const result = await sender.send(becomeReferral, data, { form, fields })
      if (result.ok) return setReplyContact({ phone: data.phone, email: data.email })
      if (result.fieldErrors.sms_captcha) form.clear('sms_captcha')
    },
  })
  return { form, fields, scene, captcha, slider: sender.renderCaptchas(), replyContact } as const
}
