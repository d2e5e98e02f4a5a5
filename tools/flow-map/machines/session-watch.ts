import { type SessionWatchState, sessionWatchReducer } from '../../../src/kit/session/session-watch.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

const initial: SessionWatchState = 'unknown'

export const sessionWatch = toFlow('Logging in', {
  id: 'session-watch',
  title: 'A login or logout elsewhere',
  about:
    'On return to a tab, the page says if somebody has logged in or out in another (RQ-13), or that another account has (RQ-14). It also says so if a login on it led to no page (RS-3).',
  source: 'src/kit/session/session-watch.machine.ts',
  reducer: sessionWatchReducer,
  initial,
  nameOf: (state) => state,
  states: {
    unknown: { words: 'Nobody has asked yet', shown: by('pages-login', 'Default') },
    out: { words: 'Logged out all along', shown: by('pages-login', 'Default') },
    in: { words: 'Logged in all along', shown: by('widgets-sessionnotice', 'SmallPhone') },
    came: { words: 'Logged in elsewhere', shown: by('widgets-sessionnotice', 'LoggedIn') },
    stayed: { words: 'Logged in here, and no page has come', shown: by('pages-login-ways', 'NoPage') },
    other: {
      words: 'Another account logged in elsewhere',
      shown: by('pages-account-security-password', 'OtherAccount'),
    },
    went: { words: 'Logged out elsewhere', shown: by('widgets-sessionnotice', 'LoggedOut') },
  },
  examples: {
    'found-in': ['found-in'],
    'found-out': ['found-out'],
    'found-stayed': ['found-stayed'],
    'found-other': ['found-other'],
  },
})
