import { type Ref, useImperativeHandle, useState } from 'react'
import { confirmAccount, forgotPassword } from '../../../api/calls/password.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import type { Form } from '../../../kit/form/index.ts'
import { loginToSend } from '../../../widgets/phone/index.tsx'
import { useSend } from '../../../widgets/send/index.ts'
import { laterScreen } from './later-screens.tsx'
import { type Account, findWay, isMailed, type RecoverState } from './recover-password.machine.ts'

export type AccountForm = Form<'login' | 'login_country' | 'pic_captcha'>

/** Submits the first step, and provides the screens after it, which load with it. */
export type Sender = {
  send: (typed: string, country: string) => Promise<{ account: Account; mailedAt?: number } | undefined>
  laterScreen: typeof laterScreen
}

export type AccountSenderProps = { form: AccountForm; state: RecoverState; ref: Ref<Sender> }

/** Asks how an account can be recovered and sends the email if that is how (SCR-05); shows the captcha if needed. */
export function AccountSender({ form, state, ref }: AccountSenderProps) {
  const { clock } = useEnvironment().host
  const { t } = useTexts()
  const sender = useSend({ scene: 'forgot_password' })
  const [confirmed, setConfirmed] = useState<Account>()
  const place = { form, fields: ['login'] } as const

  /** Asks once per account, so that a captcha required only for the email is not used up here. */
  const confirm = async (login: string): Promise<Account | undefined> => {
    if (confirmed?.login === login) return confirmed
    const result = await sender.send(confirmAccount, { login }, place)
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

  const send: Sender['send'] = async (typed, country) => {
    const account = await confirm(await loginToSend(typed, country))
    if (account?.way !== 'email') return account && { account }
    const { login: email } = account
    // The user went back and continued again: the email just sent is enough.
    if (isMailed(state, email, clock.now())) return { account, mailedAt: state.mailedAt }
    const result = await sender.send(forgotPassword, { email }, place)
    return result.ok ? { account, mailedAt: clock.now() } : undefined
  }

  useImperativeHandle(ref, () => ({ send, laterScreen }))
  return sender.captcha(form.field('pic_captcha'))
}
