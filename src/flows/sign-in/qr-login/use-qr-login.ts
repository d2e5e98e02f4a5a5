import { useEffect, useEffectEvent, useReducer, useRef, useSyncExternalStore } from 'react'
import { oauthQrLogin } from '../../../api/calls/login.ts'
import { checkQrToken } from '../../../api/calls/qr-login.ts'
import type { Client } from '../../../api/client.ts'
import { qrLoginPicture } from '../../../api/pictures.ts'
import { oauthQuery } from '../../../api/query-fields.ts'
import type { LoginAnswer } from '../../../api/shapes/login.ts'
import * as codes from '../../../errors/codes.ts'
import { type Failure, hasCode, type Result } from '../../../errors/failure.ts'
import type { Clock } from '../../../host/clock.ts'
import { connection } from '../../../host/connection.ts'
import { onReturn } from '../../../host/presence.ts'
import { useEnvironment, usePageQuery } from '../../../kit/environment.tsx'
import { type Feedback, useFeedback } from '../../../kit/feedback/index.tsx'
import { finishLogin, wantedRedirect } from '../../../kit/session/index.ts'
import { usePageRestored } from '../../../kit/use-page-restored.ts'
import { initialQrLogin, longestPollMs, qrLoginReducer } from './qr-login.machine.ts'

/** Calls back when the clock reaches `time`, or after a sleep that went past it. Returns a function that cancels it. */
function waitUntil(time: number, clock: Clock, onTime: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(onTime, Math.max(0, time - clock.now()))
  }
  wait()
  const stop = onReturn(clock, wait)
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** `never`: hidden, or hydrating. `slow`: the browser claims to be offline, which may be wrong. */
type PollPace = 'never' | 'slow' | 'usual'

function subscribe(listener: () => void) {
  const stop = connection.subscribe(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', listener)
  }
}

function readPace(): PollPace {
  if (document.visibilityState !== 'visible') return 'never'
  return connection.isOnline() ? 'usual' : 'slow'
}

/** How fast to poll (RQ-12). */
function usePollPace(): PollPace {
  return useSyncExternalStore(subscribe, readPace, () => 'never')
}

/**
 * Finishes a confirmed login, with one more call if another application requested it by OAuth (LOG-06). Shows a refusal
 * itself.
 */
async function finishQrLogin(
  client: Client,
  feedback: Feedback,
  answer: LoginAnswer,
  { token, query }: { token: string; query: URLSearchParams },
): Promise<Result<LoginAnswer>> {
  if (query.get('mode') !== 'oauth') return { ok: true, value: answer }
  const oauth = Object.fromEntries(oauthQuery.map((name) => [name, query.get(name) ?? undefined]))
  const result = await client.call(oauthQrLogin, { token, ...oauth })
  if (!result.ok) await feedback.handle(result.failure, { call: oauthQrLogin })
  return result
}

const leadsOn = (failure: Failure) => ({
  isLedOn: failure.kind === 'answer' && Boolean(failure.redirect || failure.forceTwoStep),
})

const causeOf = (failure: Failure | undefined) => ({
  isOffline: failure?.kind === 'network' && failure.reason === 'offline',
  retryAfterMs: failure?.kind === 'status' ? failure.retryAfterMs : undefined,
})

/** Loads a code, polls its status while the page is visible, and finishes a confirmed login (SCR-08, RQ-12). */
export function useQrLogin() {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const query = usePageQuery()
  const pace = usePollPace()
  const [state, dispatch] = useReducer(qrLoginReducer, initialQrLogin)
  const unmounting = useRef<AbortController>(undefined)

  const redirect = wantedRedirect(query, host.pageData)
  const checkToken = (token?: string) => {
    const signal = unmounting.current?.signal
    const data = token === undefined ? {} : { token, redirect }
    // Only the newest request counts (RQ-6).
    return client.call(checkQrToken, data, { signal, latest: 'qr-login' })
  }

  // Polling is quiet, but a refused login is not.
  const showRefusal = (failure: Failure) => feedback.handle(failure, { call: { ...checkQrToken, quiet: false } })

  const loadCode = async () => {
    dispatch({ type: 'code-asked' })
    const result = await checkToken()
    if (result.ok && result.value.token) {
      const { token, expires_in: expiresIn } = result.value
      const picture = client.pictureUrl(qrLoginPicture(token))
      dispatch({ type: 'code-arrived', token, picture, expiresIn, now: host.clock.now() })
    } else if (result.ok || result.failure.kind !== 'aborted') {
      const failure = result.ok ? undefined : result.failure
      dispatch({ type: 'code-lost', ...causeOf(failure) })
      if (failure?.kind === 'answer') await showRefusal(failure)
    }
  }

  const logIn = async (token: string, answer: LoginAnswer) => {
    const finished = await finishQrLogin(client, feedback, answer, { token, query })
    if (!finished.ok) return dispatch({ type: 'refused', ...leadsOn(finished.failure) })
    return finishLogin(host, finished.value, { method: 'qr' })
  }

  const poll = async (token: string) => {
    dispatch({ type: 'asked', token })
    const result = await checkToken(token)
    const now = host.clock.now()
    if (result.ok) {
      const { status, name, expires_in: expiresIn } = result.value
      dispatch({ type: 'answered', token, status, name, expiresIn, now })
      return status === 'confirmed' ? logIn(token, result.value) : undefined
    }
    const { failure } = result
    if (failure.kind === 'aborted') return
    // Show an expired session as an expired code, without an error.
    if (hasCode(failure, codes.sessionExpired)) return dispatch({ type: 'answered', token, status: 'expired', now })
    if (failure.kind !== 'answer') {
      return dispatch({ type: 'unanswered', token, ...causeOf(failure), now })
    }
    dispatch({ type: 'refused', ...leadsOn(failure) })
    await showRefusal(failure)
  }

  const begin = useEffectEvent(() => void loadCode())
  useEffect(() => {
    const controller = new AbortController()
    unmounting.current = controller
    begin()
    return () => controller.abort()
  }, [])
  // A code from before the page entered the back-forward cache is useless.
  usePageRestored(() => void loadCode())

  const { nextAskAt, code } = 'failures' in state ? state : {}
  const { token, expiresAt } = code ?? {}
  const pollNow = useEffectEvent((current: string) => void poll(current))
  useEffect(() => {
    if (pace === 'never' || token === undefined || nextAskAt === undefined) return
    return waitUntil(nextAskAt + (pace === 'slow' ? longestPollMs : 0), host.clock, () => pollNow(token))
  }, [pace, token, nextAskAt, host])
  useEffect(() => {
    if (token === undefined || expiresAt === undefined) return
    return waitUntil(expiresAt, host.clock, () => dispatch({ type: 'time-up', token }))
  }, [token, expiresAt, host])

  return { state, expiresAt, handleRefresh: () => void loadCode() }
}
