import {
  type ChoosePasswordState,
  choosePasswordReducer,
} from '../../../src/flows/recovery/choose-password/choose-password.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

const initial: ChoosePasswordState = 'choosing'

export const choosePassword = toFlow('Passwords', {
  id: 'choose-password',
  title: 'Password by a link',
  about: 'A mail’s link opens the choice of a new password, or of the first one, which logs in (SCR-05, SCR-20).',
  source: 'src/flows/recovery/choose-password/choose-password.machine.ts',
  reducer: choosePasswordReducer,
  initial,
  nameOf: (state) => state,
  states: {
    choosing: { words: 'Choose a password', shown: by('pages-reset-password', 'Default') },
    leaving: { words: 'The first one is set: logged in, on the way', shown: by('pages-set-password', 'LoggedIn') },
    done: { words: 'The new password is set', shown: by('pages-reset-password', 'Done') },
    dead: { words: 'The link is used or too old', shown: by('pages-reset-password', 'DeadLink') },
  },
  examples: {
    accepted: [
      ['the first one', { type: 'accepted', isLogin: true }],
      ['in place of another', { type: 'accepted', isLogin: false }],
    ],
    'token-refused': [{ type: 'token-refused' }],
    returned: [{ type: 'returned' }],
  },
  comesOnly: {
    // Both answer the form's submission.
    accepted: (state) => state === 'choosing',
    'token-refused': (state) => state === 'choosing',
  },
})
