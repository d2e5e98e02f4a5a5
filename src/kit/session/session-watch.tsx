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
 * Replaces the page if its account is no longer logged in (RQ-14). Otherwise, shows a banner about a login or logout in
 * another tab (RQ-13), a login that succeeded but did not redirect (RS-3), a second step that timed out or, on the
 * login page, an existing login. The banner does not interrupt typing.
 */
export function SessionWatch({ onSessionEndedChange }: SessionWatchProps) {
  const { host } = useEnvironment()
  const query = usePageQuery()
  const isLoginPage = new URL(host.url).pathname.endsWith('/login')
  // Skip the check if nobody has logged in with this browser, or if a login on this page is already redirecting.
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
      // In OAuth mode, report only a failed redirect: a login elsewhere does not log the user in to the OAuth app.
      state={query.get('mode') === 'oauth' && state !== 'redirect-failed' ? 'unknown' : state}
      isLoginPage={isLoginPage}
      hasSecondStepTimedOut={query.get('ended') === 'two-step'}
      onContinue={() =>
        state === 'redirect-failed'
          ? host.navigation.safeNavigate(undefined, host.navigation.pendingRedirectOptions)
          : host.navigation.safeNavigate(query.get('redirect') ?? undefined, findMode(query))
      }
    />
  )
}
