/**
 * What is known of the session. `unknown`: not checked yet. `out`, `in`: as first found. `came`, `went`: logged in or out
 * elsewhere while the page was open. `stayed`: logged in here, but the way on led to no page. `other`: another account than the
 * page's is logged in, which is final.
 */
export type SessionWatchState = 'unknown' | 'out' | 'in' | 'came' | 'went' | 'stayed' | 'other'

export type SessionWatchEvent = 'found-in' | 'found-out' | 'found-stayed' | 'found-other'

/** The transitions; an event that is not listed changes nothing. */
const next: Record<SessionWatchState, Partial<Record<SessionWatchEvent, SessionWatchState>>> = {
  unknown: { 'found-in': 'in', 'found-out': 'out' },
  out: { 'found-in': 'came' },
  in: { 'found-out': 'went' },
  // Back to the first finding, so there is nothing left to show.
  came: { 'found-out': 'out' },
  went: { 'found-in': 'in' },
  stayed: { 'found-out': 'out' },
  other: {},
}

/** Distinguishes a login or logout elsewhere from a session that has been that way all along (RQ-13, RQ-14). */
export function sessionWatchReducer(state: SessionWatchState, event: SessionWatchEvent): SessionWatchState {
  if (event === 'found-other') return 'other'
  if (event === 'found-stayed' && state !== 'other') return 'stayed'
  return next[state][event] ?? state
}
