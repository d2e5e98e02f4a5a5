/** Why there is no slider: its script was lost or broke, or has not started it within its time (OC-6). */
export type Unavailable = 'broken' | 'late'

export type SliderState =
  | { phase: 'closed' }
  /** Asked for a moment ago. Nothing shows yet: most often it is there at once. */
  | { phase: 'starting' }
  /** Takes longer: that is said. */
  | { phase: 'loading' }
  | { phase: 'unavailable'; reason: Unavailable }
  /** A vendor's popup shows it, and its own states as well. */
  | { phase: 'elsewhere' }
  /** In the dialog, waiting for a hand. */
  | { phase: 'ready' }
  | { phase: 'checking' }
  /** Drawn, and not by a person, as far as the server can tell. `message` in the server's words. */
  | { phase: 'failed'; message?: string }
  | { phase: 'passed' }
  | { phase: 'too-often' }
  /** Drawn, and no verdict came. */
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
    // What a popup shows itself is not shown twice.
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
