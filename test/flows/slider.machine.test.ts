import { describe, expect, test } from 'vitest'
import {
  closedSlider,
  type SliderEvent,
  type SliderState,
  sliderReducer,
} from '../../src/widgets/slider/slider.machine.ts'

const after = (...events: SliderEvent[]) => events.reduce(sliderReducer, closedSlider)
const inDialog = [{ type: 'started' }, { type: 'shown', where: 'dialog' }] as const
const inPopup = [{ type: 'started' }, { type: 'shown', where: 'popup' }] as const

describe('WID-16 the slider in the dialog', () => {
  test.each<[string, SliderEvent[], SliderState]>([
    ['shows nothing at first', [{ type: 'started' }], { phase: 'starting' }],
    ['shows that it is loading', [{ type: 'started' }, { type: 'waited' }], { phase: 'loading' }],
    ['is ready', [...inDialog], { phase: 'ready' }],
    ['is verified', [...inDialog, { type: 'drawn' }], { phase: 'checking' }],
    ['passes', [...inDialog, { type: 'drawn' }, { type: 'passed' }], { phase: 'passed' }],
    [
      'fails with the server’s message',
      [...inDialog, { type: 'drawn' }, { type: 'refused', message: 'Again.' }],
      { phase: 'failed', message: 'Again.' },
    ],
    ['is dragged again', [...inDialog, { type: 'refused' }, { type: 'drawn' }], { phase: 'checking' }],
    [
      'has been tried too often',
      [...inDialog, { type: 'drawn' }, { type: 'refused-for-long' }],
      { phase: 'too-often' },
    ],
    ['gets no response', [...inDialog, { type: 'drawn' }, { type: 'unanswered' }], { phase: 'lost' }],
    ['ends', [...inDialog, { type: 'ended' }], { phase: 'closed' }],
  ])('WID-16 %s', (_, events, state) => {
    expect(after(...events)).toEqual(state)
  })
})

describe('OC-6 a slider with a popup', () => {
  test.each<[string, SliderEvent[], SliderState]>([
    ['shows its own states', [...inPopup, { type: 'drawn' }], { phase: 'elsewhere' }],
    ['shows its own failure', [...inPopup, { type: 'drawn' }, { type: 'refused' }], { phase: 'elsewhere' }],
    ['shows its own success', [...inPopup, { type: 'drawn' }, { type: 'passed' }], { phase: 'elsewhere' }],
    [
      'shows the page’s message if a call is unanswered',
      [...inPopup, { type: 'drawn' }, { type: 'unanswered' }],
      { phase: 'lost' },
    ],
    [
      'shows the page’s message after too many attempts',
      [...inPopup, { type: 'refused-for-long' }],
      { phase: 'too-often' },
    ],
    [
      'may fail to open',
      [{ type: 'started' }, { type: 'waited' }, { type: 'not-shown', reason: 'late' }],
      { phase: 'unavailable', reason: 'late' },
    ],
    ['may open before the wait is shown', [...inPopup, { type: 'waited' }], { phase: 'elsewhere' }],
  ])('OC-6 %s', (_, events, state) => {
    expect(after(...events)).toEqual(state)
  })
})
