import { type ConnectionState, connectionReducer } from '../../../src/kit/connection/connection.machine.ts'
import { toFlow } from '../flow.ts'
import { by, none } from '../machine.ts'

const initial: ConnectionState = 'online'

export const connection = toFlow('Parts of pages', {
  id: 'connection',
  title: 'Connection',
  about: 'Says that the connection is gone, and briefly that it is back (RS-1).',
  source: 'src/kit/connection/connection.machine.ts',
  reducer: connectionReducer,
  initial,
  nameOf: (state) => state,
  states: {
    online: { words: 'Nothing to say', shown: by('pages-login', 'Default') },
    lost: { words: 'Gone a moment ago', shown: none('Nothing is said of what lasts less than a second.') },
    offline: { words: 'No connection', shown: by('widgets-offlinebanner', 'Offline') },
    back: { words: 'Back again, for a moment', shown: by('widgets-offlinebanner', 'Back') },
  },
  examples: {
    went: [{ type: 'went' }],
    came: [{ type: 'came' }],
    'time-up': [{ type: 'time-up' }],
  },
})
