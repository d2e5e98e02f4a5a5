import { activationReducer, initialActivation } from '../../../src/flows/activation/activation.machine.ts'
import { toFlow } from '../flow.ts'
import { by, none } from '../machine.ts'
import { failure } from './sample-failure.ts'

const invitation = { invitee: '138****0000', company: 'Example' }

export const activation = toFlow('Registering', {
  id: 'activation',
  title: 'Activation',
  about: 'Somebody invited by a company proves a phone and sets up the account (SCR-06).',
  source: 'src/flows/activation/activation.machine.ts',
  reducer: activationReducer,
  initial: initialActivation,
  nameOf: ({ step }) => step,
  states: {
    checking: { words: 'The invitation is looked up', shown: by('Pages/Activation', 'Checking') },
    'cut-off': {
      words: 'The scripts did not arrive',
      shown: none(
        'A story brings its scripts along, so none of them can be lost; test/e2e/lost-script.test.ts loses them.',
      ),
    },
    failed: { words: 'Could not be looked up', shown: by('Pages/Activation', 'Failed') },
    phone: { words: 'Prove the phone', shown: by('Pages/Activation', 'Default') },
    account: { words: 'Name and password', shown: by('Pages/Activation', 'Account') },
    dead: { words: 'The link is used, over or wrong', shown: by('Pages/Activation', 'Dead') },
  },
  examples: {
    confirmed: [
      ['the phone is not known', { type: 'confirmed', invitation, isPhoneRequired: true }],
      ['the phone is known', { type: 'confirmed', invitation, isPhoneRequired: false }],
    ],
    'check-failed': [{ type: 'check-failed', failure }],
    'scripts-lost': [{ type: 'scripts-lost' }],
    retried: [{ type: 'retried' }],
    'token-refused': [{ type: 'token-refused' }],
    'phone-proved': [{ type: 'phone-proved', phone: '13800000000' }],
  },
  comesOnly: {
    // A link that is dead is not asked about again.
    confirmed: ({ step }) => step !== 'dead',
    'check-failed': ({ step }) => step !== 'dead',
  },
})
