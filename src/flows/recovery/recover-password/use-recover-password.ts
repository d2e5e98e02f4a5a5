import { useCallback, useReducer, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { useLatePart } from '../../../kit/late-part.ts'
import { useWayBack } from '../../../primitives/way-back.ts'
import type { LoggedIn } from '../../../rules/link-user.ts'
import { useArrivingLogin, useHandOver } from '../../../widgets/handed-over.ts'
import type { Sender } from './account-sender.tsx'
import type { LaterScreen } from './later-screens.tsx'
import { initialRecover, recoverReducer, stepDepth } from './recover-password.machine.ts'

const loadSender = () => import('./account-sender.tsx').then(({ AccountSender }) => AccountSender)

/** Loads the sender of the first step and the steps after it lazily; a submit waits until they are loaded. */
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

/** Controls the recovery of a forgotten password (SCR-05). The token of a verified phone never leaves this hook (RQ-3). */
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
      // Nothing was sent, so the user can simply submit again.
      if (!sender) return form.showErrors({}, t('page.load-failed'))
      const sent = await sender.send(login, country)
      if (!sent) return
      setLaterScreen(() => sender.laterScreen)
      dispatch({ type: 'account-confirmed', ...sent })
    },
  })

  const handlePrevious = () => dispatch({ type: 'previous' })
  useWayBack(stepDepth(state), handlePrevious)

  const { arrived } = useArrivingLogin(form)
  const { login, login_country: country } = form.values

  return {
    ...late,
    state,
    form,
    arrived,
    laterScreen,
    /** Prefetches encryption as soon as the user is about to type. */
    handleFocus: () => void client.prepare(),
    handleMailed: (at: number) => dispatch({ type: 'mailed', at }),
    handlePhoneProved: (token: string) => dispatch({ type: 'phone-proved', token }),
    handlePasswordSet: (loggedIn: LoggedIn) => dispatch({ type: 'password-set', loggedIn }),
    handleTokenRefused: () => dispatch({ type: 'token-refused' }),
    handlePrevious,
    handleLogin: useHandOver({ login, country }),
  }
}
