/**
 * What is known about the session. `unknown`: not checked yet. `out`, `in`: as first found. `…-elsewhere`: changed
 * while the page was open. `stayed`: logged in here, but the redirect led to no page. `other`: logged in with an
 * account other than the page's; this state is final.
 */
export type SessionWatchState =
  | 'unknown'
  | 'out'
  | 'in'
  | 'logged-in-elsewhere'
  | 'logged-out-elsewhere'
  | 'stayed'
  | 'other'

export type SessionWatchEvent = 'found-in' | 'found-out' | 'found-stayed' | 'found-other'

/** The transitions. Events that are not listed change nothing. */
const next: Record<SessionWatchState, Partial<Record<SessionWatchEvent, SessionWatchState>>> = {
  unknown: { 'found-in': 'in', 'found-out': 'out' },
  out: { 'found-in': 'logged-in-elsewhere' },
  in: { 'found-out': 'logged-out-elsewhere' },
  // The session is back to how it was first found, so there is nothing to show.
  'logged-in-elsewhere': { 'found-out': 'out' },
  'logged-out-elsewhere': { 'found-in': 'in' },
  stayed: { 'found-out': 'out' },
  other: {},
}

/** Distinguishes a login or logout elsewhere from a session that has not changed (RQ-13, RQ-14). */
export function sessionWatchReducer(state: SessionWatchState, event: SessionWatchEvent): SessionWatchState {
  if (event === 'found-other') return 'other'
  if (event === 'found-stayed' && state !== 'other') return 'stayed'
  return next[state][event] ?? state
}
