import { useLayoutEffect, useState } from 'react'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { modeOf } from '../wanted-redirect.ts'
import { useLastWay } from './last-way.ts'
import { loginAndBack } from './login-and-back.ts'
import { SessionNoticeView } from './session-notice-view.tsx'
import { SessionOverView } from './session-over-view.tsx'
import { useSessionWatch } from './use-session-watch.ts'

export type SessionWatchProps = {
  /** Called with whether the page must be cleared because its account is no longer logged in. */
  onOver: (isOver: boolean) => void
}

/**
 * Shows in a banner that the user has logged in or out in another tab, so as not to interrupt typing (RQ-13), or that a login led
 * to no page (RS-3), and replaces the page if its account is no longer the one logged in (RQ-14).
 */
export function SessionWatch({ onOver }: SessionWatchProps) {
  const { host } = useEnvironment()
  const query = usePageQuery()
  const isLogin = new URL(host.url).pathname.endsWith('/login')
  // Without an earlier login there can be no session to find, and a login on this page navigates by itself.
  const hasLoggedIn = useLastWay() !== undefined && !host.navigation.wayOn
  const [asksAtOnce] = useState(isLogin && hasLoggedIn)
  const state = useSessionWatch({ asksAtOnce })
  const isOver = state === 'other' || (state === 'went' && host.pageData.account !== undefined)
  useLayoutEffect(() => onOver(isOver), [isOver, onOver])
  if (isOver) {
    return (
      <SessionOverView
        isOther={state === 'other'}
        onContinue={() =>
          state === 'other'
            ? host.navigation.reloadForPerson()
            : host.navigation.safeNavigate(loginAndBack(`${host.pathPrefix}/login`, host))
        }
      />
    )
  }
  return (
    <SessionNoticeView
      // A login made elsewhere does not complete a login for another application.
      state={query.get('mode') === 'oauth' && state !== 'stayed' ? 'unknown' : state}
      isLogin={isLogin}
      hasTimedOut={query.get('ended') === 'two-step'}
      onContinue={() =>
        state === 'stayed'
          ? host.navigation.safeNavigate(undefined, host.navigation.wayOn)
          : host.navigation.safeNavigate(query.get('redirect') ?? undefined, modeOf(query))
      }
    />
  )
}
