import {
  initialTwoStepLogin,
  twoStepLoginReducer,
} from '../../../src/flows/sign-in/two-step-login/two-step-login.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'
import { failure } from './sample-failure.ts'

export const twoStepLogin = toFlow('Logging in', {
  id: 'two-step-login',
  title: 'Two-step login',
  about: 'The code after the password, by SMS, WeChat or authenticator (SCR-07).',
  source: 'src/flows/sign-in/two-step-login/two-step-login.machine.ts',
  reducer: twoStepLoginReducer,
  initial: initialTwoStepLogin,
  nameOf: ({ phase }) => phase,
  states: {
    asking: { words: 'Asking which way the code comes', shown: by('pages-two-step-login', 'Asking') },
    failed: { words: 'Could not be asked', shown: by('pages-two-step-login', 'CouldNotAsk') },
    ready: { words: 'Waiting for the code', shown: by('pages-two-step-login', 'Default') },
    leaving: { words: 'Logged in, on the way', shown: by('pages-two-step-login', 'LoggedIn') },
    over: { words: 'The login has to begin again', shown: by('pages-two-step-login', 'TooManyWrong') },
  },
  examples: {
    'asked-again': [{ type: 'asked-again' }],
    answered: [
      ['a code is waited for', { type: 'answered', step: { method: 'sms', phone: '138****0000' } }],
      ['nobody waits', { type: 'answered' }],
    ],
    unanswered: [{ type: 'unanswered', failure }],
    accepted: [{ type: 'accepted' }],
    ended: [{ type: 'ended' }],
    returned: [{ type: 'returned' }],
  },
  comesOnly: {
    // Answers a code, which users can type even when the page could not find out how it was sent.
    ended: ({ phase }) => phase === 'ready' || phase === 'failed',
  },
})
