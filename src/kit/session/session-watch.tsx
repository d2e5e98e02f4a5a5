import { useLayoutEffect, useState } from 'react'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { modeOf } from './finish-login.ts'
import { useLastMethod } from './last-method.ts'
import { loginAndBack } from './login-and-back.ts'
import { SessionNoticeView } from './session-notice-view.tsx'
import { SessionOverView } from './session-over-view.tsx'
import { useSessionWatch } from './use-session-watch.ts'

export type SessionWatchProps = {
  /** Called with true if the page must be cleared because its account is no longer logged in. */
  onSessionOver: (isSessionOver: boolean) => void
}

/**
 * Shows a banner, which does not interrupt typing, if the user has logged in or out in another tab (RQ-13) or if a login
 * opened no page (RS-3). Replaces the page if its account is no longer logged in (RQ-14).
 */
export function SessionWatch({ onSessionOver }: SessionWatchProps) {
  const { host } = useEnvironment()
  const query = usePageQuery()
  const isLoginPage = new URL(host.url).pathname.endsWith('/login')
  // Without an earlier login there is no session to check, and a login on this page navigates by itself.
  const mayBeLoggedIn = useLastMethod() !== undefined && !host.navigation.pendingRedirect
  const [checksOnMount] = useState(isLoginPage && mayBeLoggedIn)
  const state = useSessionWatch({ checksOnMount })
  const isSessionOver =
    state === 'other-account' || (state === 'logged-out-elsewhere' && host.pageData.account !== undefined)
  useLayoutEffect(() => onSessionOver(isSessionOver), [isSessionOver, onSessionOver])
  if (isSessionOver) {
    return (
      <SessionOverView
        isOtherAccount={state === 'other-account'}
        onContinue={() =>
          state === 'other-account'
            ? host.navigation.reloadForPerson()
            : host.navigation.safeNavigate(loginAndBack(`${host.pathPrefix}/login`, host))
        }
      />
    )
  }
  return (
    <SessionNoticeView
      // A login elsewhere does not complete a login on behalf of another application.
      state={query.get('mode') === 'oauth' && state !== 'no-page-opened' ? 'unknown' : state}
      isLoginPage={isLoginPage}
      hasTimedOut={query.get('ended') === 'two-step'}
      onContinue={() =>
        state === 'no-page-opened'
          ? host.navigation.safeNavigate(undefined, host.navigation.pendingRedirect)
          : host.navigation.safeNavigate(query.get('redirect') ?? undefined, modeOf(query))
      }
    />
  )
}
