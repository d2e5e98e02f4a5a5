import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { qrLoginPicture } from '../../api/pictures.ts'
import type { LoginAnswer } from '../../api/schemas/login.ts'
import { type Failure, saysCode, scriptLost } from '../../errors/failure.ts'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { finishLogin } from '../session/index.ts'
import { initialQrLogin, qrLoginReducer } from './qr-login.machine.ts'
import { useIsAwake } from './use-is-awake.ts'

const loadCalls = () => import('./qr-login-calls.ts')

/** Whether the server names a next step with its refusal, such as a second one. */
const leadsOn = (failure: Failure) => ({
  isLedOn: failure.kind === 'answer' && Boolean(failure.redirect || failure.forceTwoStep),
})

/** Gets a code, asks what becomes of it while somebody sees it, and lets in who confirmed it (SCR-08, RQ-12). */
export function useQrLogin() {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const query = usePageQuery()
  const isAwake = useIsAwake()
  const [state, dispatch] = useReducer(qrLoginReducer, initialQrLogin)
  const leaving = useRef<AbortController>(undefined)

  const wanted = query.get('redirect') ?? undefined
  const ask = (token?: string) => {
    const signal = leaving.current?.signal
    return loadCalls().then(
      ({ askQrLogin }) => askQrLogin(client, token === undefined ? {} : { token, redirect: wanted }, { signal }),
      () => ({ ok: false, failure: scriptLost(host) }) as const,
    )
  }

  const showRefusal = (failure: Failure) =>
    loadCalls().then(
      (calls) => calls.showRefusal(feedback, failure),
      () => undefined,
    )

  const askForCode = async () => {
    dispatch({ type: 'code-asked' })
    const result = await ask()
    if (result.ok && result.value.token) {
      const { token, expires_in: expiresIn } = result.value
      const picture = client.pictureUrl(qrLoginPicture(token))
      dispatch({ type: 'code-arrived', token, picture, expiresIn, now: host.clock.now() })
    } else if (result.ok || result.failure.kind !== 'aborted') {
      dispatch({ type: 'code-lost' })
      if (!result.ok && result.failure.kind === 'answer') await showRefusal(result.failure)
    }
  }

  const enter = async (token: string, answer: LoginAnswer) => {
    const { finishQrLogin } = await loadCalls()
    const finished = await finishQrLogin(client, feedback, answer, { token, query })
    if (!finished.ok) return dispatch({ type: 'refused', ...leadsOn(finished.failure) })
    return finishLogin(host, finished.value, { way: 'qr' })
  }

  const askAfter = async (token: string) => {
    dispatch({ type: 'asked', token })
    const result = await ask(token)
    const now = host.clock.now()
    if (result.ok) {
      const { status, name, expires_in: expiresIn } = result.value
      dispatch({ type: 'answered', token, status, name, expiresIn, now })
      return status === 'confirmed' ? enter(token, result.value) : undefined
    }
    const { failure } = result
    if (failure.kind === 'aborted') return
    // In a session that is over there is nothing to say until the person asks for another code.
    if (saysCode(failure, '9000001')) return dispatch({ type: 'answered', token, status: 'expired', now })
    if (failure.kind !== 'answer') {
      const retryAfterMs = failure.kind === 'status' ? failure.retryAfterMs : undefined
      return dispatch({ type: 'unanswered', token, retryAfterMs, now })
    }
    dispatch({ type: 'refused', ...leadsOn(failure) })
    await showRefusal(failure)
  }

  const begin = useEffectEvent(() => void askForCode())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    begin()
    // Back from the back-forward cache the old code is of no use (RS-3).
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && begin()
    window.addEventListener('pageshow', handlePageShow)
    return () => {
      window.removeEventListener('pageshow', handlePageShow)
      controller.abort()
    }
  }, [])

  const { nextAskAt, code } = 'failures' in state ? state : {}
  const { token, expiresAt } = code ?? {}
  const askNow = useEffectEvent((current: string) => void askAfter(current))
  useEffect(() => {
    if (!isAwake || token === undefined || nextAskAt === undefined) return
    const timer = setTimeout(() => askNow(token), Math.max(0, nextAskAt - host.clock.now()))
    return () => clearTimeout(timer)
  }, [isAwake, token, nextAskAt, host])
  useEffect(() => {
    if (!isAwake || token === undefined || expiresAt === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'time-up', token }), Math.max(0, expiresAt - host.clock.now()))
    return () => clearTimeout(timer)
  }, [isAwake, token, expiresAt, host])

  return { state, expiresAt, handleRefresh: () => void askForCode() }
}
