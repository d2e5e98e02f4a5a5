import { useEffect, useEffectEvent, useReducer, useRef, useSyncExternalStore } from 'react'
import { oauthQrLogin } from '../../../api/calls/login.ts'
import { checkQrToken } from '../../../api/calls/qr-login.ts'
import type { Client } from '../../../api/client.ts'
import { qrLoginImagePath } from '../../../api/images.ts'
import { oauthQuery } from '../../../api/query-fields.ts'
import type { LoginResponse } from '../../../api/shapes/login.ts'
import * as codes from '../../../errors/codes.ts'
import { type Failure, hasCode, type Result } from '../../../errors/failure.ts'
import type { Clock } from '../../../host/clock.ts'
import { connection } from '../../../host/connection.ts'
import { onReturn } from '../../../host/on-return.ts'
import { useEnvironment, usePageQuery } from '../../../kit/environment.tsx'
import { type Feedback, useFeedback } from '../../../kit/feedback/index.tsx'
import { finishLogin, requestedRedirect } from '../../../kit/session/index.ts'
import { usePageRestored } from '../../../kit/use-page-restored.ts'
import { initialQrLogin, maxPollDelayMs, qrLoginReducer } from './qr-login.machine.ts'

/** Calls `onTime` when the clock reaches `time`, or when the device wakes up after that. Returns a cancel function. */
function waitUntil(time: number, clock: Clock, onTime: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(onTime, Math.max(0, time - clock.now()))
  }
  wait()
  const unsubscribe = onReturn(clock, wait)
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

/** `never`: the page is hidden or hydrating. `slow`: the browser reports that it is offline, which may be wrong. */
type PollPace = 'never' | 'slow' | 'normal'

function subscribe(listener: () => void) {
  const unsubscribe = connection.subscribe(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', listener)
  }
}

function readPace(): PollPace {
  if (document.visibilityState !== 'visible') return 'never'
  return connection.isOnline() ? 'normal' : 'slow'
}

/** Returns how often to poll (RQ-12). */
function usePollPace(): PollPace {
  return useSyncExternalStore(subscribe, readPace, () => 'never')
}

/**
 * Returns the result of a confirmed login. If another application requested the login via OAuth, makes another call
 * to get it (LOG-06), and shows any failure.
 */
async function getLoginResponse(
  client: Client,
  feedback: Feedback,
  response: LoginResponse,
  { token, query }: { token: string; query: URLSearchParams },
): Promise<Result<LoginResponse>> {
  if (query.get('mode') !== 'oauth') return { ok: true, value: response }
  const oauth = Object.fromEntries(oauthQuery.map((name) => [name, query.get(name) ?? undefined]))
  const result = await client.call(oauthQrLogin, { token, ...oauth })
  if (!result.ok) await feedback.handle(result.failure, { call: oauthQrLogin })
  return result
}

const checkNextStep = (failure: Failure) => ({
  hasNextStep: failure.kind === 'rejected' && Boolean(failure.redirect || failure.forceTwoStep),
})

const describeFailure = (failure: Failure | undefined) => ({
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
  const abortController = useRef<AbortController>(undefined)

  const redirect = requestedRedirect(query, host.pageData)
  /** Checks a code's status or, if `token` is omitted, requests a new code. */
  const checkToken = (token?: string) => {
    const signal = abortController.current?.signal
    const data = token === undefined ? {} : { token, redirect }
    // Use only the response to the newest request (RQ-6).
    return client.call(checkQrToken, data, { signal, latest: 'qr-login' })
  }

  // `checkQrToken` is marked as a background call because it polls, but users must see this error.
  const showError = (failure: Failure) => feedback.handle(failure, { call: { ...checkQrToken, isBackground: false } })

  const loadCode = async () => {
    dispatch({ type: 'code-requested' })
    const result = await checkToken()
    if (result.ok && result.value.token) {
      const { token, expires_in: expiresIn } = result.value
      const imageUrl = client.imageUrl(qrLoginImagePath(token))
      dispatch({ type: 'code-loaded', token, imageUrl, expiresIn, now: host.clock.now() })
    } else if (result.ok || result.failure.kind !== 'aborted') {
      const failure = result.ok ? undefined : result.failure
      dispatch({ type: 'code-failed', ...describeFailure(failure) })
      if (failure?.kind === 'rejected') await showError(failure)
    }
  }

  const logIn = async (token: string, response: LoginResponse) => {
    const result = await getLoginResponse(client, feedback, response, { token, query })
    if (!result.ok) return dispatch({ type: 'rejected', ...checkNextStep(result.failure) })
    return finishLogin(host, result.value, { method: 'qr' })
  }

  const poll = async (token: string) => {
    dispatch({ type: 'poll-sent', token })
    const result = await checkToken(token)
    const now = host.clock.now()
    if (result.ok) {
      const { status, name, expires_in: expiresIn } = result.value
      dispatch({ type: 'status-received', token, status, name, expiresIn, now })
      return status === 'confirmed' ? logIn(token, result.value) : undefined
    }
    const { failure } = result
    if (failure.kind === 'aborted') return
    // Show an expired session as an expired code, without an error.
    if (hasCode(failure, codes.sessionExpired))
      return dispatch({ type: 'status-received', token, status: 'expired', now })
    if (failure.kind !== 'rejected') {
      return dispatch({ type: 'poll-failed', token, ...describeFailure(failure), now })
    }
    dispatch({ type: 'rejected', ...checkNextStep(failure) })
    await showError(failure)
  }

  const loadOnMount = useEffectEvent(() => void loadCode())
  useEffect(() => {
    const controller = new AbortController()
    abortController.current = controller
    loadOnMount()
    return () => controller.abort()
  }, [])
  // A code loaded before the page entered the back/forward cache may have expired.
  usePageRestored(() => void loadCode())

  const { nextPollAt, code } = 'failures' in state ? state : {}
  const { token, expiresAt } = code ?? {}
  const pollNow = useEffectEvent((currentToken: string) => void poll(currentToken))
  useEffect(() => {
    if (pace === 'never' || token === undefined || nextPollAt === undefined) return
    return waitUntil(nextPollAt + (pace === 'slow' ? maxPollDelayMs : 0), host.clock, () => pollNow(token))
  }, [pace, token, nextPollAt, host])
  useEffect(() => {
    if (token === undefined || expiresAt === undefined) return
    return waitUntil(expiresAt, host.clock, () => dispatch({ type: 'code-expired', token }))
  }, [token, expiresAt, host])

  return { state, expiresAt, handleRefresh: () => void loadCode() }
}
