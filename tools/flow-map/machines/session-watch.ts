import { type SessionWatchState, sessionWatchReducer } from '../../../src/flows/session/session-watch.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

const initial: SessionWatchState = 'unknown'

export const sessionWatch = toFlow('Logging in', {
  id: 'session-watch',
  title: 'A login or logout elsewhere',
  about: 'A page that is come back to says when somebody has logged in or out in another tab (RQ-13).',
  source: 'src/flows/session/session-watch.machine.ts',
  reducer: sessionWatchReducer,
  initial,
  nameOf: (state) => state,
  states: {
    unknown: { words: 'Nobody has asked yet', shown: by('Pages/Login', 'Default') },
    out: { words: 'Logged out all along', shown: by('Pages/Login', 'Default') },
    in: { words: 'Logged in all along', shown: by('Widgets/SessionNotice', 'AllAlong') },
    came: { words: 'Logged in elsewhere', shown: by('Widgets/SessionNotice', 'LoggedIn') },
    went: { words: 'Logged out elsewhere', shown: by('Widgets/SessionNotice', 'LoggedOut') },
  },
  examples: { 'found-in': ['found-in'], 'found-out': ['found-out'] },
})
