import { expect, test } from 'vitest'
import {
  closedSlider,
  type SliderEvent,
  type SliderState,
  sliderReducer,
} from '../../src/widgets/slider/slider.machine.ts'

/** Returns the state after the events. A string stands for an event that has only a type. */
function stateAfter(where: 'dialog' | 'popup' | undefined, ...events: (SliderEvent | string)[]): SliderState {
  const shown = where ? [{ type: 'shown', where } as const] : []
  const rest = events.map((event) => (typeof event === 'string' ? { type: event } : event) as SliderEvent)
  return [{ type: 'started' } as const, ...shown, ...rest].reduce(sliderReducer, closedSlider)
}

const failed = { type: 'refused', message: 'Again.' } as const

test.each<[SliderState, 'dialog' | 'popup' | undefined, ...(SliderEvent | string)[]]>([
  [{ phase: 'starting' }, undefined],
  [{ phase: 'loading' }, undefined, 'waited'],
  [{ phase: 'ready' }, 'dialog'],
  [{ phase: 'checking' }, 'dialog', 'drawn'],
  [{ phase: 'passed' }, 'dialog', 'drawn', 'passed'],
  [{ phase: 'failed', message: 'Again.' }, 'dialog', 'drawn', failed],
  [{ phase: 'checking' }, 'dialog', 'refused', 'drawn'],
  [{ phase: 'too-often' }, 'dialog', 'drawn', 'refused-for-long'],
  [{ phase: 'lost' }, 'dialog', 'drawn', 'unanswered'],
  [{ phase: 'closed' }, 'dialog', 'ended'],
  // A popup shows its own states, but the page shows why it cannot be used.
  [{ phase: 'elsewhere' }, 'popup', 'drawn'],
  [{ phase: 'elsewhere' }, 'popup', 'drawn', 'refused'],
  [{ phase: 'elsewhere' }, 'popup', 'drawn', 'passed'],
  [{ phase: 'elsewhere' }, 'popup', 'waited'],
  [{ phase: 'lost' }, 'popup', 'drawn', 'unanswered'],
  [{ phase: 'too-often' }, 'popup', 'refused-for-long'],
  [{ phase: 'unavailable', reason: 'late' }, undefined, 'waited', { type: 'not-shown', reason: 'late' }],
])('WID-16 OC-6 reaches %j in a %s after %j', (state, where, ...events) => {
  expect(stateAfter(where, ...events)).toEqual(state)
})
