/** Why the slider is not shown. The script failed to load or run, or did not start in time (OC-6). */
export type Unavailable = 'broken' | 'late'

export type SliderState =
  | { phase: 'closed' }
  /** Nothing is shown yet, since the slider is usually ready at once. */
  | { phase: 'starting' }
  | { phase: 'loading' }
  | { phase: 'unavailable'; reason: Unavailable }
  /** In a vendor's popup, which shows its own states. */
  | { phase: 'elsewhere' }
  | { phase: 'ready' }
  | { phase: 'checking' }
  /** The server does not believe that a person moved the handle. `message` is the server's text. */
  | { phase: 'failed'; message?: string }
  | { phase: 'passed' }
  | { phase: 'too-often' }
  /** There was no verdict. */
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

/** Follows a slider from the request to its end (WID-16). */
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
    // A popup shows these itself.
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
