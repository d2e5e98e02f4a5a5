import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { useForm } from '../form/index.ts'
import { useLatePart } from '../late-part.ts'
import type { Sender } from './account-sender.tsx'
import type { LaterScreen } from './later-screens.tsx'
import { initialRecover, recoverReducer } from './recover-password.machine.ts'

const loadSender = () => import('./account-sender.tsx').then(({ AccountSender }) => AccountSender)

/** What sends the first step comes late, and so do the steps after it: a submit waits for it. */
function useLateSender() {
  const [isNeeded, setIsNeeded] = useState(false)
  const sender = useRef<Sender>(undefined)
  const waiting = useRef<(sender?: Sender) => void>(undefined)
  const { Part } = useLatePart(loadSender, {
    isNeeded,
    onLost: () => {
      setIsNeeded(false)
      waiting.current?.()
    },
  })
  const senderRef = useCallback((here: Sender | null) => {
    sender.current = here ?? undefined
    if (here) waiting.current?.(here)
  }, [])
  const findSender = (): Promise<Sender | undefined> =>
    new Promise((resolve) => {
      if (sender.current) return resolve(sender.current)
      waiting.current = resolve
      setIsNeeded(true)
    })
  return { AccountSender: Part, senderRef, findSender }
}

/** A forgotten password, step by step (SCR-05). The token of a proved phone stays in here (RQ-3). */
export function useRecoverPassword() {
  const { client } = useEnvironment()
  const { t } = useTexts()
  const { findSender, ...late } = useLateSender()
  const [state, dispatch] = useReducer(recoverReducer, initialRecover)
  const [laterScreen, setLaterScreen] = useState<LaterScreen>()

  const form = useForm({
    id: 'forgot-password',
    initialValues: { login: '', login_country: '', pic_captcha: '' },
    onSubmit: async ({ login, login_country: country }): Promise<void> => {
      const sender = await findSender()
      // Nothing was sent, so nothing is lost.
      if (!sender) return form.showErrors({}, t('page.load-failed'))
      const sent = await sender.send(login, country)
      if (!sent) return
      setLaterScreen(() => sender.laterScreen)
      dispatch({ type: 'account-confirmed', ...sent })
    },
  })

  const prefill = usePageQuery().get('login')
  const fillIn = useEffectEvent((login: string) => form.fill('login', login))
  useEffect(() => {
    if (prefill) fillIn(prefill)
  }, [prefill])

  return {
    ...late,
    state,
    form,
    laterScreen,
    /** Encryption is fetched as soon as somebody is about to type. */
    handleFocus: () => void client.prepare(),
    handleMailed: (at: number) => dispatch({ type: 'mailed', at }),
    handlePhoneProved: (token: string) => dispatch({ type: 'phone-proved', token }),
    handlePasswordSet: () => dispatch({ type: 'password-set' }),
    handleTokenRefused: () => dispatch({ type: 'token-refused' }),
    handlePrevious: () => dispatch({ type: 'previous' }),
  }
}
