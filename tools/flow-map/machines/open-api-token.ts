import { type TokenState, tokenReducer } from '../../../src/flows/account/open-api-token/open-api-token.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

const initial: TokenState = 'idle'

export const openApiToken = toFlow('Account security', {
  id: 'open-api-token',
  title: 'Making and replacing the Open API token',
  about: 'Only a press makes one. Replacing it is asked once more, since the old one ends (SCR-15).',
  source: 'src/flows/account/open-api-token/open-api-token.machine.ts',
  reducer: tokenReducer,
  initial,
  nameOf: (state) => state,
  states: {
    idle: { words: 'The token, or none yet', shown: by('pages-account-security-open-api-token', 'Default') },
    creating: { words: 'The first one is being made', shown: by('pages-account-security-open-api-token', 'Creating') },
    created: { words: 'The first one is there', shown: by('pages-account-security-open-api-token', 'Created') },
    asking: { words: 'Asked once more', shown: by('pages-account-security-open-api-token', 'Asked') },
    replacing: { words: 'It is being replaced', shown: by('pages-account-security-open-api-token', 'Replacing') },
    replaced: { words: 'There is a new one', shown: by('pages-account-security-open-api-token', 'Replaced') },
  },
  examples: {
    begun: ['begun'],
    asked: ['asked'],
    declined: ['declined'],
    agreed: ['agreed'],
    done: ['done'],
    refused: ['refused'],
  },
})
