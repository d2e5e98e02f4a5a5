import { closedSlider, type SliderState, sliderReducer } from '../../../src/widgets/slider/slider.machine.ts'
import { toFlow } from '../flow.ts'
import { by, none } from '../machine.ts'

const isOneOf =
  (...phases: SliderState['phase'][]) =>
  (state: SliderState) =>
    phases.includes(state.phase)

/** The slide is done but the server's verdict is pending; a vendor's popup shows that itself. */
const isJudged = isOneOf('checking', 'elsewhere')

export const slider = toFlow('Parts of pages', {
  id: 'slider',
  title: 'Slider',
  about: 'The puzzle that a server may ask for before it goes on, the page’s own or a vendor’s (WID-16).',
  source: 'src/widgets/slider/slider.machine.ts',
  reducer: sliderReducer,
  initial: closedSlider,
  nameOf: ({ phase }) => phase,
  states: {
    closed: { words: 'Nobody has asked for it', shown: by('widgets-slidercaptcha', 'DrawnRight') },
    starting: {
      words: 'Asked for a moment ago',
      shown: none('Nothing shows for the 300 ms that it lasts: most often the slider is there at once.'),
    },
    loading: { words: 'It takes longer, and that is said', shown: by('widgets-slidercaptcha', 'VendorSilent') },
    unavailable: { words: 'There is none', shown: by('widgets-slidercaptcha', 'VendorBroken') },
    ready: { words: 'Waiting for a hand', shown: by('widgets-slidercaptcha', 'Opened') },
    elsewhere: { words: 'In a vendor’s popup', shown: by('widgets-slidercaptcha', 'VendorOverDialog') },
    checking: { words: 'Drawn, being judged', shown: by('widgets-slidercaptcha', 'Checking') },
    failed: { words: 'Not passed', shown: by('widgets-slidercaptcha', 'Failed') },
    lost: { words: 'No verdict came', shown: by('widgets-slidercaptcha', 'Lost') },
    'too-often': { words: 'Too often', shown: by('widgets-slidercaptcha', 'TooOften') },
    passed: { words: 'Passed, for a moment', shown: by('widgets-slidercaptcha', 'Passed') },
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
    // On request, or on retry.
    started: isOneOf('closed', 'unavailable', 'lost'),
    shown: isOneOf('starting', 'loading'),
    'not-shown': isOneOf('starting', 'loading'),
    // A slide is also submitted again after a lost answer.
    drawn: isOneOf('ready', 'elsewhere', 'failed', 'lost'),
    refused: isJudged,
    passed: isJudged,
    'refused-for-long': isJudged,
    unanswered: isJudged,
  },
})
