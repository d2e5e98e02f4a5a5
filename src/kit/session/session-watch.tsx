import { useLayoutEffect, useState } from 'react'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { findMode } from './finish-login.ts'
import { useLastMethod } from './last-method.ts'
import { loginUrlWithReturn } from './login-return.ts'
import { SessionEndedView } from './session-ended-view.tsx'
import { SessionNoticeView } from './session-notice-view.tsx'
import { useSessionWatch } from './use-session-watch.ts'

export type SessionWatchProps = {
  /** Called with true if the page must be cleared because its account is no longer logged in. */
  onSessionEndedChange: (hasSessionEnded: boolean) => void
}

/**
 * Shows a banner if the user has logged in or out in another tab (RQ-13), or if the redirect after a login failed
 * (RS-3). The banner does not interrupt typing. Replaces the page if its account is no longer logged in (RQ-14).
 */
export function SessionWatch({ onSessionEndedChange }: SessionWatchProps) {
  const { host } = useEnvironment()
  const query = usePageQuery()
  const isLoginPage = new URL(host.url).pathname.endsWith('/login')
  // Without an earlier login, there is nothing to check. A login on this page redirects anyway.
  const isCheckNeeded = useLastMethod() !== undefined && !host.navigation.pendingRedirectOptions
  const [checkOnMount] = useState(isLoginPage && isCheckNeeded)
  const state = useSessionWatch({ checkOnMount })
  const hasSessionEnded =
    state === 'other-account' || (state === 'logged-out-elsewhere' && host.pageData.account !== undefined)
  useLayoutEffect(() => onSessionEndedChange(hasSessionEnded), [hasSessionEnded, onSessionEndedChange])
  if (hasSessionEnded) {
    return (
      <SessionEndedView
        isOtherAccount={state === 'other-account'}
        onContinue={() =>
          state === 'other-account'
            ? host.navigation.reloadOnRequest()
            : host.navigation.safeNavigate(loginUrlWithReturn(`${host.pathPrefix}/login`, host))
        }
      />
    )
  }
  return (
    <SessionNoticeView
      // In OAuth mode, report only a failed redirect: other logins do not log the user in to the OAuth application.
      state={query.get('mode') === 'oauth' && state !== 'redirect-failed' ? 'unknown' : state}
      isLoginPage={isLoginPage}
      hasTimedOut={query.get('ended') === 'two-step'}
      onContinue={() =>
        state === 'redirect-failed'
          ? host.navigation.safeNavigate(undefined, host.navigation.pendingRedirectOptions)
          : host.navigation.safeNavigate(query.get('redirect') ?? undefined, findMode(query))
      }
    />
  )
}
