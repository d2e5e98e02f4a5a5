import type { Dispatch } from 'react'
import { saysCode } from '../../errors/failure.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { readCode } from '../../rules/codes.ts'
import { twoStepCodeLength } from '../../rules/limits.ts'
import { useClockSkew } from '../clock-skew/index.ts'
import { useForm } from '../form/index.ts'
import { useNewPassword } from '../new-password/index.tsx'
import { phoneToSend } from '../phone/index.tsx'
import { useSend } from '../send/index.ts'
import type { TwoStepEvent, TwoStepWalk } from './two-step.machine.ts'

const fields = {
  method: '',
  phone: '',
  phone_country: '',
  pic_captcha: '',
  code: '',
  password: '',
  password_confirmation: '',
}

type Values = typeof fields

const typedFields = ['phone', 'pic_captcha', 'code', 'password', 'password_confirmation'] as const

const loadPassword = () => import('../../api/calls/password.ts').then(({ setPassword }) => setPassword)
const loadIdentity = () => import('../../api/calls/two-step.ts').then(({ verifyIdentity }) => verifyIdentity)
const loadSetUp = () => import('../../api/calls/two-step.ts').then(({ setTwoStep }) => setTwoStep)

/** The one form of all steps: what the step that shows asks for, what is wrong with it, and what becomes of it (TWO-13). */
export function useTwoStepForm({ step, facts }: TwoStepWalk, dispatch: Dispatch<TwoStepEvent>) {
  const texts = useTexts()
  const { t } = texts
  const sender = useSend()
  const { skewMs, compare } = useClockSkew()
  const newPassword = useNewPassword()

  /** The next step begins without the errors of this one. */
  const leave = (event: TwoStepEvent) => {
    form.showErrors({})
    dispatch(event)
  }

  const setPassword = async ({ password }: Values) => {
    const place = { form, fields: ['password', 'password_confirmation'], focused: 'password' as const }
    const sent = await sender.send(loadPassword, { password }, place)
    if (sent.ok) leave({ type: 'went-on' })
  }

  const verify = async ({ password }: Values) => {
    const place = { form, fields: ['password'], focused: 'password', handles: ['skip-step'] } as const
    const sent = await sender.send(loadIdentity, { password }, place)
    if (sent.ok || sent.follows.includes('skip-step')) return leave({ type: 'went-on' })
    // A password that was judged goes; one that nobody has judged stays (IN-9).
    if (sent.formError && sent.failure) form.clear('password')
  }

  /** The phone of the step, and the words under its field where it is none. */
  const readPhone = () => phoneToSend(form.values.phone, form.values.phone_country, texts)

  const setUp = async ({ code: typed }: Values) => {
    const { method } = facts
    if (!method) return
    const phone = method === 'sms' ? await readPhone() : undefined
    if (phone && !phone.ok) return form.showErrors({ phone: phone.error })
    const { code } = readCode(typed, twoStepCodeLength)
    const place = { form, fields: method === 'sms' ? ['phone', 'code'] : ['code'], focused: 'code' as const }
    const sent = await sender.send(loadSetUp, { code, method, phone: phone?.value }, place)
    if (sent.ok) return leave({ type: 'went-on', answer: sent.value })
    if (saysCode(sent.failure, '1900001')) return leave({ type: 'proof-lapsed' })
    // A code that was judged is of no more use; one that nobody has judged can be sent again.
    if (!sent.fieldErrors.code) return
    form.clear('code')
    // Nobody waits for the clock: the next code may be typed meanwhile.
    if (method === 'google') void compare()
  }

  const form = useForm({
    id: 'two-step',
    initialValues: fields,
    validate: (values) => {
      if (step === 'set-password') return newPassword.validate(values)
      const isCodeAsked = step === 'sms' || step === 'wechat' || step === 'google'
      const isWhole = readCode(values.code, twoStepCodeLength).fit === 'complete'
      return isCodeAsked && !isWhole ? { code: t('two-step.code.incomplete', { count: twoStepCodeLength }) } : {}
    },
    onSubmit: async (values): Promise<void> => {
      switch (step) {
        case 'set-password':
          return setPassword(values)
        case 'verify-identity':
          return verify(values)
        case 'choose-method':
          return leave({ type: 'went-on', method: facts.methods.find((one) => one === values.method) })
        case 'download-app':
          return leave({ type: 'went-on' })
        case 'sms':
        case 'wechat':
        case 'google':
          return setUp(values)
      }
    },
  })

  return {
    form,
    /** Something would be lost with the step. */
    isTyped: typedFields.some((name) => form.values[name] !== ''),
    skewMs,
    readPhone,
    handleBack: () => leave({ type: 'went-back' }),
  }
}

export type TwoStepForm = ReturnType<typeof useTwoStepForm>['form']
