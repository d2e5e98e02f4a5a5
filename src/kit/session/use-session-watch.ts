import { useEffect, useReducer } from 'react'
import { askSession, startKeepAlive } from '../../api/keep-alive.ts'
import { createPresence } from '../../host/presence.ts'
import { useEnvironment } from '../environment.tsx'
import { type SessionWatchState, sessionWatchReducer } from './session-watch.machine.ts'

/**
 * Keeps the session alive while the page is in use (RQ-11), and checks it when the user comes back to the page (RQ-13). A page
 * about an account also checks when its window regains the focus, since another window may not have covered it (RQ-14). With
 * `asksAtOnce` it checks on opening, too. A client manages its logins itself, so nothing is checked inside one.
 */
export function useSessionWatch({ asksAtOnce = false } = {}): SessionWatchState {
  const { host, client } = useEnvironment()
  const [state, dispatch] = useReducer(sessionWatchReducer, 'unknown')

  useEffect(() => {
    const controller = new AbortController()
    const presence = createPresence(document, performance)
    let isKnown = false
    let isLeaving = false

    const handleAnswer = (isLoggedIn: boolean) => {
      if (host.clientType() !== 'web') return
      isKnown = true
      dispatch(isLoggedIn ? 'found-in' : 'found-out')
    }
    const ask = async () => {
      if (isLeaving || host.clientType() !== 'web') return
      const isLoggedIn = await askSession(client, controller.signal)
      if (isLoggedIn !== undefined) handleAnswer(isLoggedIn)
    }
    const handleVisibilityChange = () => {
      // If nothing is known yet, check when the page is hidden, to know later what has changed.
      if (document.visibilityState === 'visible' || !isKnown) void ask()
    }
    const handleFocus = () => {
      if (host.pageData.account !== undefined) void ask()
    }
    const handleBlur = () => {
      if (!isKnown) handleFocus()
    }
    const handleOther = () => dispatch('found-other')
    const handlePageHide = () => {
      isLeaving = true
    }
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      isLeaving = false
      if (persisted) void ask()
    }
    const stopKeepAlive = startKeepAlive(client, { presence, onAnswer: handleAnswer })
    document.addEventListener('visibilitychange', handleVisibilityChange)
    if (client.otherAccount.aborted) handleOther()
    if (asksAtOnce) void ask()
    client.otherAccount.addEventListener('abort', handleOther, { signal: controller.signal })
    window.addEventListener('focus', handleFocus, { signal: controller.signal })
    window.addEventListener('blur', handleBlur, { signal: controller.signal })
    window.addEventListener('pagehide', handlePageHide)
    window.addEventListener('pageshow', handlePageShow)
    return () => {
      stopKeepAlive()
      presence.stop()
      controller.abort()
      document.removeEventListener('visibilitychange', handleVisibilityChange)
      window.removeEventListener('pagehide', handlePageHide)
      window.removeEventListener('pageshow', handlePageShow)
    }
  }, [host, client, asksAtOnce])

  return state
}
