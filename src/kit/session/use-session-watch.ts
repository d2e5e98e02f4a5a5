import { useEffect, useReducer } from 'react'
import { pingSession, startKeepAlive } from '../../api/keep-alive.ts'
import type { Host } from '../../host/host.ts'
import { createPresence } from '../../host/presence.ts'
import { useEnvironment } from '../environment.tsx'
import { type SessionWatchEvent, type SessionWatchState, sessionWatchReducer } from './session-watch.machine.ts'

/**
 * How long the next page may take to open after a login, in ms. If the redirect is a download, an empty response or a
 * hash change, no page opens at all.
 */
export const defaultArrivalTimeoutMs = 5000

type LoginEvent = Extract<SessionWatchEvent, 'login-detected' | 'redirect-failure-detected'>

/** Calls `onRedirect` when a login redirects, or immediately if a login has already redirected. */
function watchRedirect({ navigation }: Host, onRedirect: () => void): void {
  navigation.onRedirect = onRedirect
  if (navigation.pendingRedirectOptions) onRedirect()
}

/**
 * Keeps the session alive while the page is in use (RQ-11). Checks it when the user returns (RQ-13) and, with
 * `checkOnMount`, on mount. On account pages, also checks when the window regains focus, since the page may have stayed
 * visible next to another window (RQ-14). Inside a client, which manages its own logins, checks only after a failed
 * redirect. If a login's redirect fails, simulates a return from the back/forward cache, which ends busy states and
 * clears secrets.
 */
export function useSessionWatch({ checkOnMount = false } = {}): SessionWatchState {
  const { host, client, arrivalTimeoutMs = defaultArrivalTimeoutMs } = useEnvironment()
  const [state, dispatch] = useReducer(sessionWatchReducer, 'unknown')

  useEffect(() => {
    const controller = new AbortController()
    const presence = createPresence(document, performance)
    let hasResult = false
    let isUnloading = false
    let arrivalTimer: ReturnType<typeof setTimeout> | undefined

    const isWatched = (event: LoginEvent) => event === 'redirect-failure-detected' || host.clientType() === 'web'
    const handleResult = (isLoggedIn: boolean, event: LoginEvent = 'login-detected') => {
      if (!isWatched(event)) return
      hasResult = true
      dispatch(isLoggedIn ? event : 'logout-detected')
    }
    const checkSession = async (event: LoginEvent = 'login-detected') => {
      if (isUnloading || !isWatched(event)) return
      const isLoggedIn = await pingSession(client, controller.signal)
      if (isLoggedIn !== undefined) handleResult(isLoggedIn, event)
    }
    const handleVisibilityChange = () => {
      // If there is no result yet, also check when the page is hidden, as a baseline for detecting a later change.
      if (document.visibilityState === 'visible' || !hasResult) void checkSession()
    }
    const checkAccountPage = () => {
      if (host.pageData.account !== undefined) void checkSession()
    }
    const handleBlur = () => {
      if (!hasResult) checkAccountPage()
    }
    const handleOtherAccount = () => dispatch('other-account-detected')
    const handlePageHide = () => {
      isUnloading = true
      stopArrivalTimer()
    }
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      isUnloading = false
      if (persisted) void checkSession(arrivalTimer === undefined ? 'login-detected' : 'redirect-failure-detected')
      stopArrivalTimer()
    }
    const stopArrivalTimer = () => {
      clearTimeout(arrivalTimer)
      arrivalTimer = undefined
    }
    const simulateReturn = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    watchRedirect(host, () => {
      stopArrivalTimer()
      arrivalTimer = setTimeout(simulateReturn, arrivalTimeoutMs)
    })
    const stopKeepAlive = startKeepAlive(client, { presence, onResult: handleResult })
    document.addEventListener('visibilitychange', handleVisibilityChange)
    if (client.accountChangeSignal.aborted) handleOtherAccount()
    if (checkOnMount) void checkSession()
    client.accountChangeSignal.addEventListener('abort', handleOtherAccount, { signal: controller.signal })
    window.addEventListener('focus', checkAccountPage, { signal: controller.signal })
    window.addEventListener('blur', handleBlur, { signal: controller.signal })
    window.addEventListener('pagehide', handlePageHide)
    window.addEventListener('pageshow', handlePageShow)
    return () => {
      stopArrivalTimer()
      stopKeepAlive()
      presence.stop()
      controller.abort()
      document.removeEventListener('visibilitychange', handleVisibilityChange)
      window.removeEventListener('pagehide', handlePageHide)
      window.removeEventListener('pageshow', handlePageShow)
    }
  }, [host, client, arrivalTimeoutMs, checkOnMount])

  return state
}
