/** Why there is no slider: its script failed to load, failed to run, or did not start it in time (OC-6). */
export type Unavailable = 'broken' | 'late'

export type SliderState =
  | { phase: 'closed' }
  /** Requested a moment ago. Nothing shows yet, since it is usually ready at once. */
  | { phase: 'starting' }
  /** Takes longer, and the dialog says so. */
  | { phase: 'loading' }
  | { phase: 'unavailable'; reason: Unavailable }
  /** Shown in a vendor's popup, which shows its own states as well. */
  | { phase: 'elsewhere' }
  /** Shown in the dialog, waiting for the user. */
  | { phase: 'ready' }
  | { phase: 'checking' }
  /** Moved, but not by a person, as far as the server can tell. `message` is the server's text. */
  | { phase: 'failed'; message?: string }
  | { phase: 'passed' }
  | { phase: 'too-often' }
  /** Moved, but there was no verdict. */
  | { phase: 'lost' }

export type SliderEvent =
  | { type: 'started' }
  | { type: 'waited' }
  | { type: 'shown'; where: 'dialog' | 'popup' }
  | { type: 'not-shown'; reason: Unavailable }
  | { type: 'drawn' }
  | { type: 'refused'; message?: string }
  | { type: 'passed' }
  | { type: 'refused-for-long' }
  | { type: 'unanswered' }
  | { type: 'ended' }

export const closedSlider: SliderState = { phase: 'closed' }

/** The slider's states, from the request to its end (WID-16). */
export function sliderReducer(state: SliderState, event: SliderEvent): SliderState {
  const isElsewhere = state.phase === 'elsewhere'
  switch (event.type) {
    case 'started':
      return { phase: 'starting' }
    case 'waited':
      return state.phase === 'starting' ? { phase: 'loading' } : state
    case 'shown':
      return { phase: event.where === 'popup' ? 'elsewhere' : 'ready' }
    case 'not-shown':
      return { phase: 'unavailable', reason: event.reason }
    // Do not repeat what a popup shows itself.
    case 'drawn':
      return isElsewhere ? state : { phase: 'checking' }
    case 'refused':
      return isElsewhere ? state : { phase: 'failed', message: event.message }
    case 'passed':
      return isElsewhere ? state : { phase: 'passed' }
    case 'refused-for-long':
      return { phase: 'too-often' }
    case 'unanswered':
      return { phase: 'lost' }
    case 'ended':
      return closedSlider
  }
}
