import type { Dispatch, RefObject } from 'react'
import { checkPhone } from '../../../api/calls/captcha.ts'
import type { Client } from '../../../api/client.ts'
import { type Translate, useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { failedToLoad, useLazyLoad } from '../../../kit/lazy.tsx'
import { parsePhoneInput } from '../../../widgets/phone/index.tsx'
import type { RegisterEvent, RegisterState } from './register.machine.ts'

/** In page order, since the first invalid field gets focus. */
const initialValues = {
  company_name: '',
  name: '',
  phone: '',
  phone_country: '',
  pic_captcha: '',
  sms_captcha: '',
  password: '',
  password_confirmation: '',
  coupon: '',
}

export type RegisterFieldName = keyof typeof initialValues

export type RegisterValues = Record<RegisterFieldName, string>

/** The functions that the lazy-loaded second step provides. */
export type VerificationHandle = {
  validate: (values: RegisterValues) => Partial<RegisterValues>
  submit: (values: RegisterValues) => Promise<void>
}

/**
 * Checks whether the user can register with this phone number, and if not, returns the error to show. A failed request
 * does not stop the user, since the server checks again when it sends the code.
 */
async function validatePhone(
  client: Client,
  { phone, phone_country: countryCode }: Record<'phone' | 'phone_country', string>,
  t: Translate,
): Promise<{ ok: true } | { ok: false; error: string; isTaken: boolean }> {
  const phoneResult = await parsePhoneInput(phone, countryCode, t)
  if (!phoneResult.ok) return { ok: false, error: phoneResult.error, isTaken: false }
  const result = await client.call(checkPhone, { phone: phoneResult.value })
  if (!result.ok || !result.value.registered) return { ok: true }
  return { ok: false, error: t('register.phone-taken'), isTaken: true }
}

/** Creates the form for both steps, and checks the phone number in the first step (SCR-02 to SCR-04, SCR-19). */
export function useRegister(
  phase: RegisterState['phase'],
  dispatch: Dispatch<RegisterEvent>,
  verificationHandle: RefObject<VerificationHandle | null>,
) {
  const { client } = useEnvironment()
  const { t } = useTranslations()
  const lazyLoad = useLazyLoad()
  const isVerifying = phase === 'verification'

  const form = useForm<RegisterFieldName>({
    id: 'register',
    initialValues,
    validate: (values) => (isVerifying && verificationHandle.current?.validate(values)) || {},
    onSubmit: async (values): Promise<void> => {
      if (isVerifying) return verificationHandle.current?.submit(values)
      const phoneCheck = await lazyLoad(() => validatePhone(client, values, t)).catch(() => undefined)
      if (!phoneCheck) return form.showErrors({}, failedToLoad)
      if (phoneCheck.ok) return dispatch({ type: 'details-accepted' })
      dispatch({ type: 'went-back', takenPhone: phoneCheck.isTaken ? values.phone : undefined })
      form.showErrors({ phone: phoneCheck.error })
    },
  })
  return form
}
