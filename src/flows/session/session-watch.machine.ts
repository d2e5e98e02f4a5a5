/**
 * What is known of the session. `unknown`: nobody has asked yet. `out`, `in`: as it was found first. `came`, `went`: it became
 * so while the page stood open, so it was done elsewhere.
 */
export type SessionWatchState = 'unknown' | 'out' | 'in' | 'came' | 'went'

export type SessionWatchEvent = 'found-in' | 'found-out'

/** What each state becomes; what is not named stays as it is. */
const next: Record<SessionWatchState, Partial<Record<SessionWatchEvent, SessionWatchState>>> = {
  unknown: { 'found-in': 'in', 'found-out': 'out' },
  out: { 'found-in': 'came' },
  in: { 'found-out': 'went' },
  // Back to how it was: there is nothing to say any more.
  came: { 'found-out': 'out' },
  went: { 'found-in': 'in' },
}

/** Tells a login or logout elsewhere from what has been so all along (RQ-13). */
export function sessionWatchReducer(state: SessionWatchState, event: SessionWatchEvent): SessionWatchState {
  return next[state][event] ?? state
}
