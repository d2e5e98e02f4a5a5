import { useReducer, useState } from 'react'
import { confirmAccount, forgotPassword } from '../../../api/calls/password.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { failedToLoad, useLazyLoad, usePrefetch } from '../../../kit/lazy.tsx'
import { useWayBack } from '../../../primitives/way-back.ts'
import type { LoggedIn } from '../../../rules/link-user.ts'
import { useArrivingLogin, useHandOver } from '../../../widgets/handed-over.ts'
import { loginToSend } from '../../../widgets/phone/index.tsx'
import { useSend } from '../../../widgets/send/index.ts'
import type { LaterScreen } from './later-screens.tsx'
import {
  type Account,
  findWay,
  initialRecover,
  isMailed,
  recoverReducer,
  stepDepth,
} from './recover-password.machine.ts'

const loadScreens = () => import('./later-screens.tsx').then(({ laterScreen }) => laterScreen)

/** Controls the recovery of a forgotten password (SCR-05). The token of a verified phone never leaves this hook (RQ-3). */
export function useRecoverPassword() {
  const { host } = useEnvironment()
  const { t } = useTexts()
  const sender = useSend({ scene: 'forgot_password' })
  const lazyLoad = useLazyLoad()
  const [state, dispatch] = useReducer(recoverReducer, initialRecover)
  const [confirmed, setConfirmed] = useState<Account>()
  const [laterScreen, setLaterScreen] = useState<LaterScreen>()
  usePrefetch(loadScreens)

  /** Asks once per account how it can be recovered, so that a captcha required only for the email is not used up here. */
  const confirm = async (login: string): Promise<Account | undefined> => {
    if (confirmed?.login === login) return confirmed
    const result = await sender.send(confirmAccount, { login }, { form, fields: ['login'] })
    if (!result.ok) return undefined
    const { methods, user } = result.value
    const way = findWay(login, methods)
    if (!way) {
      form.showErrors({ login: t('forgot-password.no-way') })
      return undefined
    }
    const account = { login, way, shown: user?.[way] ?? login }
    setConfirmed(account)
    return account
  }

  /** Returns when the email was sent, or `undefined` if it was refused. */
  const mail = async (email: string): Promise<number | undefined> => {
    // The user went back and continued again: the email just sent is enough.
    if (isMailed(state, email, host.clock.now())) return state.mailedAt
    const result = await sender.send(forgotPassword, { email }, { form, fields: ['login'] })
    return result.ok ? host.clock.now() : undefined
  }

  const form = useForm({
    id: 'forgot-password',
    initialValues: { login: '', login_country: '', pic_captcha: '' },
    onSubmit: async ({ login, login_country: country }): Promise<void> => {
      const screens = lazyLoad(loadScreens).catch(() => undefined)
      const account = await confirm(await loginToSend(login, country))
      if (!account) return
      const screen = await screens
      // No email is sent while there is nothing to show after it, so the user can simply submit again.
      if (!screen) return form.showErrors({}, failedToLoad)
      const mailedAt = account.way === 'email' ? await mail(account.login) : undefined
      if (account.way === 'email' && mailedAt === undefined) return
      setLaterScreen(() => screen)
      dispatch({ type: 'account-confirmed', account, mailedAt })
    },
  })

  const handlePrevious = () => dispatch({ type: 'previous' })
  useWayBack(stepDepth(state), handlePrevious)

  const { arrived } = useArrivingLogin(form)
  const { login, login_country: country } = form.values

  return {
    state,
    form,
    captcha: sender.captcha(form.field('pic_captcha')),
    arrived,
    laterScreen,
    handleMailed: (at: number) => dispatch({ type: 'mailed', at }),
    handlePhoneProved: (token: string) => dispatch({ type: 'phone-proved', token }),
    handlePasswordSet: (loggedIn: LoggedIn) => dispatch({ type: 'password-set', loggedIn }),
    handleTokenRefused: () => dispatch({ type: 'token-refused' }),
    handlePrevious,
    handleLogin: useHandOver({ login, country }),
  }
}
