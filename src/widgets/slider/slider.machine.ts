/** Why the slider is not shown: its script failed to load or run, or did not start in time (OC-6). */
export type UnavailableReason = 'script-failed' | 'timeout'

export type SliderState =
  | { phase: 'closed' }
  /** Nothing is shown yet, since the slider is usually ready immediately. */
  | { phase: 'starting' }
  | { phase: 'loading' }
  | { phase: 'unavailable'; reason: UnavailableReason }
  /** In a vendor's popup, which shows its own states. */
  | { phase: 'in-popup' }
  | { phase: 'ready' }
  | { phase: 'checking' }
  /** The server rejected the user's attempt. `message` is the server's text. */
  | { phase: 'failed'; message?: string }
  | { phase: 'passed' }
  | { phase: 'rate-limited' }
  /** The server did not respond. */
  | { phase: 'no-response' }

export type SliderEvent =
  | { type: 'started' }
  | { type: 'load-delayed' }
  | { type: 'shown'; where: 'dialog' | 'popup' }
  | { type: 'not-shown'; reason: UnavailableReason }
  | { type: 'slid' }
  | { type: 'rejected'; message?: string }
  | { type: 'passed' }
  | { type: 'rate-limited' }
  | { type: 'no-response' }
  | { type: 'ended' }

export const closedSlider: SliderState = { phase: 'closed' }

/** Tracks a run of the slider captcha from start to end (WID-16). */
export function sliderReducer(state: SliderState, event: SliderEvent): SliderState {
  const isInPopup = state.phase === 'in-popup'
  switch (event.type) {
    case 'started':
      return { phase: 'starting' }
    case 'load-delayed':
      return state.phase === 'starting' ? { phase: 'loading' } : state
    case 'shown':
      return { phase: event.where === 'popup' ? 'in-popup' : 'ready' }
    case 'not-shown':
      return { phase: 'unavailable', reason: event.reason }
    // A popup shows `checking`, `failed` and `passed` itself.
    case 'slid':
      return isInPopup ? state : { phase: 'checking' }
    case 'rejected':
      return isInPopup ? state : { phase: 'failed', message: event.message }
    case 'passed':
      return isInPopup ? state : { phase: 'passed' }
    case 'rate-limited':
      return { phase: 'rate-limited' }
    case 'no-response':
      return { phase: 'no-response' }
    case 'ended':
      return closedSlider
  }
}
