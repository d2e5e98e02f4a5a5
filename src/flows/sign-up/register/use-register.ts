import type { Dispatch, RefObject } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { useLate } from '../../../kit/late-part.ts'
import type { RegisterEvent, RegisterState } from './register.machine.ts'

/** In page order, since the first invalid field gets the focus. */
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

export type RegisterName = keyof typeof initialValues

export type RegisterValues = Record<RegisterName, string>

/** What the lazy second step provides to the form. */
export type ProofHandle = {
  validate: (values: RegisterValues) => Partial<RegisterValues>
  submit: (values: RegisterValues) => Promise<void>
}

/** The form of both steps, and the submit of the first one, which checks the phone (SCR-02 to SCR-04, SCR-19). */
export function useRegister(
  phase: RegisterState['phase'],
  dispatch: Dispatch<RegisterEvent>,
  proof: RefObject<ProofHandle | null>,
) {
  const { client } = useEnvironment()
  const texts = useTexts()
  const fetchLate = useLate()
  const isProving = phase === 'proof'

  const form = useForm<RegisterName>({
    id: 'register',
    initialValues,
    validate: (values) => (isProving && proof.current?.validate(values)) || {},
    onSubmit: async (values): Promise<void> => {
      if (isProving) return proof.current?.submit(values)
      const calls = await fetchLate(() => import('./register-calls.ts')).catch(() => undefined)
      if (!calls) return form.showErrors({}, texts.t('page.load-failed'))
      const who = await calls.judgePhone(client, values, texts)
      if (who.ok) return dispatch({ type: 'named' })
      dispatch({ type: 'went-back', takenPhone: who.isTaken ? values.phone : undefined })
      form.showErrors({ phone: who.error })
    },
  })
  return form
}
