import { closedSlider, type SliderState, sliderReducer } from '../../../src/flows/slider/slider.machine.ts'
import { toFlow } from '../flow.ts'
import { by, none } from '../machine.ts'

const isOneOf =
  (...phases: SliderState['phase'][]) =>
  (state: SliderState) =>
    phases.includes(state.phase)

/** Something was drawn, and the server has not said yet what it thinks of it; a popup shows that itself. */
const isJudged = isOneOf('checking', 'elsewhere')

export const slider = toFlow('Parts of pages', {
  id: 'slider',
  title: 'Slider',
  about: 'The puzzle that a server may ask for before it goes on, the page’s own or a vendor’s (WID-16).',
  source: 'src/flows/slider/slider.machine.ts',
  reducer: sliderReducer,
  initial: closedSlider,
  nameOf: ({ phase }) => phase,
  states: {
    closed: { words: 'Nobody has asked for it', shown: by('Widgets/SliderCaptcha', 'GivenUp') },
    starting: {
      words: 'Asked for a moment ago',
      shown: none('Nothing shows for the 300 ms that it lasts: most often the slider is there at once.'),
    },
    loading: { words: 'It takes longer, and that is said', shown: by('Widgets/SliderCaptcha', 'VendorSilent') },
    unavailable: { words: 'There is none', shown: by('Widgets/SliderCaptcha', 'VendorBroken') },
    ready: { words: 'Waiting for a hand', shown: by('Widgets/SliderCaptcha', 'Opened') },
    elsewhere: { words: 'In a vendor’s popup', shown: by('Widgets/SliderCaptcha', 'Vendor') },
    checking: { words: 'Drawn, being judged', shown: by('Widgets/SliderCaptcha', 'Checking') },
    failed: { words: 'Not passed', shown: by('Widgets/SliderCaptcha', 'Failed') },
    lost: { words: 'No verdict came', shown: by('Widgets/SliderCaptcha', 'Lost') },
    'too-often': { words: 'Too often', shown: by('Widgets/SliderCaptcha', 'TooOften') },
    passed: { words: 'Passed, for a moment', shown: by('Widgets/SliderCaptcha', 'Passed') },
  },
  examples: {
    started: [{ type: 'started' }],
    waited: [{ type: 'waited' }],
    shown: [
      ['the page’s own', { type: 'shown', where: 'dialog' }],
      ['a vendor’s', { type: 'shown', where: 'popup' }],
    ],
    'not-shown': [
      ['it broke', { type: 'not-shown', reason: 'broken' }],
      ['it took too long', { type: 'not-shown', reason: 'late' }],
    ],
    drawn: [{ type: 'drawn' }],
    refused: [{ type: 'refused', message: 'Try again.' }],
    passed: [{ type: 'passed' }],
    'refused-for-long': [{ type: 'refused-for-long' }],
    unanswered: [{ type: 'unanswered' }],
    ended: [{ type: 'ended' }],
  },
  comesOnly: {
    // Asked for, or tried again.
    started: isOneOf('closed', 'unavailable', 'lost'),
    shown: isOneOf('starting', 'loading'),
    'not-shown': isOneOf('starting', 'loading'),
    // What was lost is judged once more.
    drawn: isOneOf('ready', 'elsewhere', 'failed', 'lost'),
    refused: isJudged,
    passed: isJudged,
    'refused-for-long': isJudged,
    unanswered: isJudged,
  },
})
