/**
 * What is known of the session. `unknown`: not checked yet. `out`, `in`: as first found. `came`, `went`: logged in or out
 * elsewhere while the page was open. `other`: another account than the page's is logged in, which is final.
 */
export type SessionWatchState = 'unknown' | 'out' | 'in' | 'came' | 'went' | 'other'

export type SessionWatchEvent = 'found-in' | 'found-out' | 'found-other'

/** The transitions; an event that is not listed changes nothing. */
const next: Record<SessionWatchState, Partial<Record<SessionWatchEvent, SessionWatchState>>> = {
  unknown: { 'found-in': 'in', 'found-out': 'out' },
  out: { 'found-in': 'came' },
  in: { 'found-out': 'went' },
  // Back to the first finding, so there is nothing left to show.
  came: { 'found-out': 'out' },
  went: { 'found-in': 'in' },
  other: {},
}

/** Distinguishes a login or logout elsewhere from a session that has been that way all along (RQ-13, RQ-14). */
export function sessionWatchReducer(state: SessionWatchState, event: SessionWatchEvent): SessionWatchState {
  return event === 'found-other' ? 'other' : (next[state][event] ?? state)
}
