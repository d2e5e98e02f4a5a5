import { type ReplaceState, replaceReducer } from '../../../src/flows/open-api-token/open-api-token.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

const initial: ReplaceState = 'idle'

export const openApiToken = toFlow('Account security', {
  id: 'open-api-token',
  title: 'Replacing the Open API token',
  about: 'Asked once more, since the old one ends (SCR-15).',
  source: 'src/flows/open-api-token/open-api-token.machine.ts',
  reducer: replaceReducer,
  initial,
  nameOf: (state) => state,
  states: {
    idle: { words: 'The token', shown: by('Pages/Account security/Open API token', 'Default') },
    asking: { words: 'Asked once more', shown: by('Pages/Account security/Open API token', 'Asked') },
    replacing: { words: 'It is being replaced', shown: by('Pages/Account security/Open API token', 'Replacing') },
    replaced: { words: 'There is a new one', shown: by('Pages/Account security/Open API token', 'Replaced') },
  },
  examples: {
    asked: ['asked'],
    declined: ['declined'],
    agreed: ['agreed'],
    done: ['done'],
    refused: ['refused'],
  },
})
