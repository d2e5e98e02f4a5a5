import { type Dispatch, useEffectEvent, useLayoutEffect } from 'react'
import { setPassword } from '../../../api/calls/password.ts'
import { setTwoStep, verifyIdentity } from '../../../api/calls/two-step.ts'
import * as codes from '../../../errors/codes.ts'
import { hasCode } from '../../../errors/failure.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { readCode } from '../../../rules/codes.ts'
import { twoStepCodeLength } from '../../../rules/limits.ts'
import { useClockSkew } from '../../../widgets/clock-skew.ts'
import { useNewPassword } from '../../../widgets/new-password/index.tsx'
import { parsePhoneInput } from '../../../widgets/phone/index.tsx'
import { useSend } from '../../../widgets/send/index.tsx'
import type { TwoStepEvent, TwoStepProgress } from './two-step.machine.ts'

const initialValues = {
  method: '',
  phone: '',
  phone_country: '',
  pic_captcha: '',
  code: '',
  password: '',
  password_confirmation: '',
}

type Values = typeof initialValues

const typedFields = ['phone', 'pic_captcha', 'code', 'password', 'password_confirmation'] as const

/** Creates the form that all steps share. It validates and submits the current step (TWO-13). */
export function useTwoStepForm({ step, account }: TwoStepProgress, dispatch: Dispatch<TwoStepEvent>) {
  const { t } = useTranslations()
  const sender = useSend()
  const { skewMs, compareClocks } = useClockSkew()
  const newPassword = useNewPassword()

  const savePassword = async ({ password }: Values) => {
    const target = { form, fields: ['password', 'password_confirmation'], fieldToFocus: 'password' as const }
    const result = await sender.send(setPassword, { password }, target)
    if (result.ok) dispatch({ type: 'step-completed' })
  }

  const verifyPassword = async ({ password }: Values) => {
    const target = { form, fields: ['password'], fieldToFocus: 'password', handledFollowUps: ['skip-step'] } as const
    const result = await sender.send(verifyIdentity, { password }, target)
    if (result.ok || result.followUps.includes('skip-step')) return dispatch({ type: 'step-completed' })
    // Clear a rejected password, but keep a password that never reached the server (IN-9).
    if (result.formError && result.failure) form.clear('password')
  }

  const readPhone = ({ phone, phone_country: countryCode } = form.values) => parsePhoneInput(phone, countryCode, t)

  const setUpMethod = async (values: Values) => {
    const { method } = account
    if (!method) return
    const phone = method === 'sms' ? await readPhone(values) : undefined
    if (phone && !phone.ok) return form.showErrors({ phone: phone.error })
    const { code } = readCode(values.code, twoStepCodeLength)
    const target = { form, fields: method === 'sms' ? ['phone', 'code'] : ['code'], fieldToFocus: 'code' as const }
    const result = await sender.send(setTwoStep, { code, method, phone: phone?.value }, target)
    if (result.ok) return dispatch({ type: 'step-completed', response: result.value })
    if (hasCode(result.failure, codes.notVerified)) return dispatch({ type: 'verification-expired' })
    // Clear a rejected code, but keep a code that was never checked.
    if (!result.fieldErrors.code) return
    form.clear('code')
    // Not awaited, so that the user can type the next code right away.
    if (method === 'google') void compareClocks()
  }

  const form = useForm({
    id: 'two-step',
    initialValues,
    validate: (values) => {
      if (step === 'set-password') return newPassword.validate(values)
      const needsCode = step === 'sms' || step === 'wechat' || step === 'google'
      const isComplete = readCode(values.code, twoStepCodeLength).status === 'complete'
      return needsCode && !isComplete ? { code: t('two-step.code.incomplete', { count: twoStepCodeLength }) } : {}
    },
    onSubmit: async (values): Promise<void> => {
      switch (step) {
        case 'set-password':
          return savePassword(values)
        case 'verify-identity':
          return verifyPassword(values)
        case 'choose-method':
          return dispatch({
            type: 'step-completed',
            method: account.methods.find((method) => method === values.method),
          })
        case 'download-app':
          return dispatch({ type: 'step-completed' })
        case 'sms':
        case 'wechat':
        case 'google':
          return setUpMethod(values)
      }
    },
  })

  // Clear the errors whenever the step changes, including when the user presses the browser's Back button.
  const clearErrors = useEffectEvent(() => form.showErrors({}))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run when the step changes
  useLayoutEffect(() => clearErrors(), [step])

  return {
    form,
    isDirty: typedFields.some((name) => form.values[name] !== ''),
    skewMs,
    readPhone,
    handleBack: () => dispatch({ type: 'back-pressed' }),
  }
}

export type TwoStepForm = ReturnType<typeof useTwoStepForm>['form']
