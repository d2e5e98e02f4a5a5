import { useReducer, useState } from 'react'
import { confirmAccount, forgotPassword } from '../../../api/calls/password.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { afterCallMs, failedToLoad, useLazyLoad, usePrefetch } from '../../../kit/lazy.tsx'
import { useBackSteps } from '../../../primitives/back-steps.ts'
import type { LoginStatus } from '../../../rules/link-user.ts'
import { useHandedOverLogin, useLoginHandoff } from '../../../widgets/login-handoff.ts'
import { parseLoginInput } from '../../../widgets/phone/index.tsx'
import { useSend } from '../../../widgets/send/index.tsx'
import type { RenderLaterStep } from './later-steps.tsx'
import {
  type Account,
  countStepsBack,
  findMethod,
  initialRecovery,
  recoveryReducer,
  wasEmailJustSent,
} from './recover-password.machine.ts'

const loadLaterSteps = () => import('./later-steps.tsx').then((module) => module.renderLaterStep)

/** Controls password recovery (SCR-05). Keeps the token for setting a new password only in React state (RQ-3). */
export function useRecoverPassword() {
  const { host } = useEnvironment()
  const { t } = useTranslations()
  const sender = useSend({ scene: 'forgot_password' })
  const lazyLoad = useLazyLoad()
  const [state, dispatch] = useReducer(recoveryReducer, initialRecovery)
  const [confirmedAccount, setConfirmedAccount] = useState<Account>()
  const [renderLaterStep, setRenderLaterStep] = useState<RenderLaterStep>()

  /** Caches the confirmed account, so that submitting again does not use up a captcha meant for sending the email. */
  const confirmAccountOnce = async (login: string): Promise<Account | undefined> => {
    if (confirmedAccount?.login === login) return confirmedAccount
    const result = await sender.send(confirmAccount, { login }, { form, fields: ['login'] })
    if (!result.ok) return undefined
    const { methods, user } = result.value
    const method = findMethod(login, methods)
    if (!method) {
      form.showErrors({ login: t('forgot-password.login-not-usable') })
      return undefined
    }
    const account = { login, method, maskedLogin: user?.[method] ?? login }
    setConfirmedAccount(account)
    return account
  }

  /** Sends the email unless it was sent recently. Returns when it was last sent, or undefined if sending failed. */
  const sendEmail = async (email: string): Promise<number | undefined> => {
    // If the user went back and then continued, do not send the email again.
    if (wasEmailJustSent(state, email, host.clock.now())) return state.sentAt
    const result = await sender.send(forgotPassword, { email }, { form, fields: ['login'] })
    return result.ok ? host.clock.now() : undefined
  }

  const form = useForm({
    id: 'forgot-password',
    initialValues: { login: '', login_country: '', pic_captcha: '' },
    onSubmit: async ({ login, login_country: countryCode }): Promise<void> => {
      const account = await confirmAccountOnce(await parseLoginInput(login, countryCode))
      if (!account) return
      const render = await lazyLoad(loadLaterSteps).catch(() => undefined)
      // If the next step failed to load, do not send an email yet. The user can submit again.
      if (!render) return form.showErrors({}, failedToLoad)
      const sentAt = account.method === 'email' ? await sendEmail(account.login) : undefined
      if (account.method === 'email' && sentAt === undefined) return
      setRenderLaterStep(() => render)
      dispatch({ type: 'account-confirmed', account, sentAt })
    },
  })

  usePrefetch(loadLaterSteps, form.isBusy ? afterCallMs : undefined)

  const handleBack = () => dispatch({ type: 'went-back' })
  useBackSteps(countStepsBack(state), handleBack)

  const { prefilledLogin } = useHandedOverLogin(form)
  const { login, login_country: countryCode } = form.values

  return {
    state,
    form,
    captcha: sender.renderCaptchas(form.field('pic_captcha')),
    prefilledLogin,
    renderLaterStep,
    handleSent: (at: number) => dispatch({ type: 'email-sent', at }),
    handlePhoneVerified: (token: string) => dispatch({ type: 'phone-verified', token }),
    handlePasswordSet: (loggedIn: LoginStatus) => dispatch({ type: 'password-set', loggedIn }),
    handleTokenRejected: () => dispatch({ type: 'token-rejected' }),
    handleBack,
    handleLogin: useLoginHandoff({ login, countryCode }),
  }
}
