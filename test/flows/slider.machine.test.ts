import { expect, test } from 'vitest'
import {
  closedSlider,
  type SliderEvent,
  type SliderState,
  sliderReducer,
} from '../../src/widgets/slider/slider.machine.ts'

/** Returns the state of a started slider, shown in `where` if given, after the events. A string is an event's type. */
function stateAfter(where: 'dialog' | 'popup' | undefined, ...events: (SliderEvent | string)[]): SliderState {
  const shownEvents = where ? [{ type: 'shown', where } as const] : []
  const followingEvents = events.map((event) => (typeof event === 'string' ? { type: event } : event) as SliderEvent)
  return [{ type: 'started' } as const, ...shownEvents, ...followingEvents].reduce(sliderReducer, closedSlider)
}

const rejected = { type: 'rejected', message: 'Again.' } as const

test.each<[SliderState, 'dialog' | 'popup' | undefined, ...(SliderEvent | string)[]]>([
  [{ phase: 'starting' }, undefined],
  [{ phase: 'loading' }, undefined, 'load-delayed'],
  [{ phase: 'ready' }, 'dialog'],
  [{ phase: 'checking' }, 'dialog', 'slid'],
  [{ phase: 'passed' }, 'dialog', 'slid', 'passed'],
  [{ phase: 'failed', message: 'Again.' }, 'dialog', 'slid', rejected],
  [{ phase: 'checking' }, 'dialog', 'rejected', 'slid'],
  [{ phase: 'rate-limited' }, 'dialog', 'slid', 'rate-limited'],
  [{ phase: 'no-response' }, 'dialog', 'slid', 'no-response'],
  [{ phase: 'closed' }, 'dialog', 'ended'],
  // A popup shows its own states, but the page shows why the popup cannot be used.
  [{ phase: 'in-popup' }, 'popup', 'slid'],
  [{ phase: 'in-popup' }, 'popup', 'slid', 'rejected'],
  [{ phase: 'in-popup' }, 'popup', 'slid', 'passed'],
  [{ phase: 'in-popup' }, 'popup', 'load-delayed'],
  [{ phase: 'no-response' }, 'popup', 'slid', 'no-response'],
  [{ phase: 'rate-limited' }, 'popup', 'rate-limited'],
  [{ phase: 'unavailable', reason: 'timeout' }, undefined, 'load-delayed', { type: 'not-shown', reason: 'timeout' }],
])('WID-16 OC-6 reaches %j (opened in: %s, first event: %j)', (state, where, ...events) => {
  expect(stateAfter(where, ...events)).toEqual(state)
})
