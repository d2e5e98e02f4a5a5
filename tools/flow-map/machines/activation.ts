import { activationReducer, initialActivation } from '../../../src/flows/sign-up/activation/activation.machine.ts'
import { toFlow } from '../flow.ts'
import { by, none } from '../machine.ts'
import { failure } from './sample-failure.ts'

const invitation = { invitee: '138****0000', company: 'Example' }

export const activation = toFlow('Registering', {
  id: 'activation',
  title: 'Activation',
  about: 'Somebody invited by a company proves a phone and sets up the account (SCR-06).',
  source: 'src/flows/sign-up/activation/activation.machine.ts',
  reducer: activationReducer,
  initial: initialActivation,
  nameOf: ({ step }) => step,
  states: {
    checking: { words: 'The invitation is looked up', shown: by('pages-activation', 'Checking') },
    'cut-off': {
      words: 'The scripts did not arrive',
      shown: none(
        'A story brings its scripts along, so none of them can be lost; test/e2e/lost-script.test.ts loses them.',
      ),
    },
    failed: { words: 'Could not be looked up', shown: by('pages-activation', 'Failed') },
    phone: { words: 'Prove the phone', shown: by('pages-activation', 'Default') },
    account: { words: 'Name and password', shown: by('pages-activation', 'Account') },
    dead: { words: 'The link is used, over or wrong', shown: by('pages-activation', 'Dead') },
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
    // A dead link is not checked again.
    confirmed: ({ step }) => step !== 'dead',
    'check-failed': ({ step }) => step !== 'dead',
  },
})
