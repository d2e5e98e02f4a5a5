import { useEffect, useReducer } from 'react'
import { askSession, startKeepAlive } from '../../api/keep-alive.ts'
import { createPresence } from '../../host/presence.ts'
import { useEnvironment } from '../environment.tsx'
import { type SessionWatchState, sessionWatchReducer } from './session-watch.machine.ts'

/**
 * Keeps the session alive while somebody is busy on the page (RQ-11), and asks how it stands when the page is come back to
 * (RQ-13). A client looks after its logins itself, so there nothing is watched.
 */
export function useSessionWatch(): SessionWatchState {
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
      // As the page is left for another tab it is asked once, to know later what has changed.
      if (document.visibilityState === 'visible' || !isKnown) void ask()
    }
    const handlePageHide = () => {
      isLeaving = true
    }
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      isLeaving = false
      if (persisted) void ask()
    }
    const stopKeepAlive = startKeepAlive(client, { presence, onAnswer: handleAnswer })
    document.addEventListener('visibilitychange', handleVisibilityChange)
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
  }, [host, client])

  return state
}
