/**
 * The last known state of the session. `unknown`: not checked yet. `logged-out`, `logged-in`: unchanged since the first check.
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

export type SessionWatchEvent = 'found-logged-in' | 'found-logged-out' | 'found-redirect-failed' | 'found-other-account'

/** An event that is not listed does not change the state, unless `sessionWatchReducer` handles it first. */
const transitions: Record<SessionWatchState, Partial<Record<SessionWatchEvent, SessionWatchState>>> = {
  unknown: { 'found-logged-in': 'logged-in', 'found-logged-out': 'logged-out' },
  'logged-out': { 'found-logged-in': 'logged-in-elsewhere' },
  'logged-in': { 'found-logged-out': 'logged-out-elsewhere' },
  // The session is back in its initial state, so there is nothing to show.
  'logged-in-elsewhere': { 'found-logged-out': 'logged-out' },
  'logged-out-elsewhere': { 'found-logged-in': 'logged-in' },
  'redirect-failed': { 'found-logged-out': 'logged-out' },
  'other-account': {},
}

/** Distinguishes a login or logout elsewhere from a session that has not changed (RQ-13, RQ-14). */
export function sessionWatchReducer(state: SessionWatchState, event: SessionWatchEvent): SessionWatchState {
  if (event === 'found-other-account') return 'other-account'
  if (event === 'found-redirect-failed' && state !== 'other-account') return 'redirect-failed'
  return transitions[state][event] ?? state
}
