/**
 * The last known state of the session. `unknown`: not checked yet. `logged-out`, `logged-in`: no change to report.
 * `…-elsewhere`: changed while the page was open. `redirect-failed`: logged in on this page, but the redirect to the
 * next page failed. `other-account`: logged in with a different account than the page's. This state is final.
 */
export type SessionWatchState =
  | 'unknown'
  | 'logged-out'
  | 'logged-in'
  | 'logged-in-elsewhere'
  | 'logged-out-elsewhere'
  | 'redirect-failed'
  | 'other-account'

export type SessionWatchEvent =
  | 'login-detected'
  | 'logout-detected'
  | 'redirect-failure-detected'
  | 'other-account-detected'

/** Events that are not listed leave the state unchanged, unless `sessionWatchReducer` handles them first. */
const transitions: Record<SessionWatchState, Partial<Record<SessionWatchEvent, SessionWatchState>>> = {
  unknown: { 'login-detected': 'logged-in', 'logout-detected': 'logged-out' },
  'logged-out': { 'login-detected': 'logged-in-elsewhere' },
  'logged-in': { 'logout-detected': 'logged-out-elsewhere' },
  // The session is back in its initial state, so there is nothing to show.
  'logged-in-elsewhere': { 'logout-detected': 'logged-out' },
  'logged-out-elsewhere': { 'login-detected': 'logged-in' },
  'redirect-failed': { 'logout-detected': 'logged-out' },
  'other-account': {},
}

/** Distinguishes a login or logout elsewhere from a session that has not changed (RQ-13, RQ-14). */
export function sessionWatchReducer(state: SessionWatchState, event: SessionWatchEvent): SessionWatchState {
  if (event === 'other-account-detected') return 'other-account'
  if (event === 'redirect-failure-detected' && state !== 'other-account') return 'redirect-failed'
  return transitions[state][event] ?? state
}
