import { useEffect, useReducer } from 'react'
import { askSession, startKeepAlive } from '../../api/keep-alive.ts'
import type { Host } from '../../host/host.ts'
import { createPresence } from '../../host/presence.ts'
import { useEnvironment } from '../environment.tsx'
import { type SessionWatchEvent, type SessionWatchState, sessionWatchReducer } from './session-watch.machine.ts'

/** How long the page that a login leads to may take, in ms. It may be none: a download, an empty answer, a hash of this page. */
export const usualArrivalMs = 5000

type Found = Extract<SessionWatchEvent, 'found-in' | 'found-stayed'>

/** Calls back when this page is about to navigate to where a login leads, at once if it already is. */
function watchWayOn({ navigation }: Host, onWayOn: () => void): void {
  navigation.onWayOn = onWayOn
  if (navigation.wayOn) onWayOn()
}

/**
 * Keeps the session alive while the page is in use (RQ-11), and checks it when the user comes back to the page (RQ-13). A page
 * about an account also checks when its window regains the focus, since another window may not have covered it (RQ-14). With
 * `asksAtOnce` it checks on opening, too. A client manages its logins itself, so nothing is checked inside one. If a login leads to
 * no page, this page is told that it is back, as by the back-forward cache, so that nothing stays busy and no secret in its field.
 */
export function useSessionWatch({ asksAtOnce = false } = {}): SessionWatchState {
  const { host, client, arrivalMs = usualArrivalMs } = useEnvironment()
  const [state, dispatch] = useReducer(sessionWatchReducer, 'unknown')

  useEffect(() => {
    const controller = new AbortController()
    const presence = createPresence(document, performance)
    let isKnown = false
    let isLeaving = false
    let arrival: ReturnType<typeof setTimeout> | undefined

    const isWatched = (found: Found) => found === 'found-stayed' || host.clientType() === 'web'
    const handleAnswer = (isLoggedIn: boolean, found: Found = 'found-in') => {
      if (!isWatched(found)) return
      isKnown = true
      dispatch(isLoggedIn ? found : 'found-out')
    }
    const ask = async (found: Found = 'found-in') => {
      if (isLeaving || !isWatched(found)) return
      const isLoggedIn = await askSession(client, controller.signal)
      if (isLoggedIn !== undefined) handleAnswer(isLoggedIn, found)
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
      stopWaiting()
    }
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      isLeaving = false
      if (persisted) void ask(arrival === undefined ? 'found-in' : 'found-stayed')
      stopWaiting()
    }
    const stopWaiting = () => {
      clearTimeout(arrival)
      arrival = undefined
    }
    const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    watchWayOn(host, () => {
      stopWaiting()
      arrival = setTimeout(comeBack, arrivalMs)
    })
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
      stopWaiting()
      stopKeepAlive()
      presence.stop()
      controller.abort()
      document.removeEventListener('visibilitychange', handleVisibilityChange)
      window.removeEventListener('pagehide', handlePageHide)
      window.removeEventListener('pageshow', handlePageShow)
    }
  }, [host, client, arrivalMs, asksAtOnce])

  return state
}
