import {
  initialVerifyIdentity,
  type VerifyIdentityState,
  verifyIdentityReducer,
} from '../../../src/flows/recovery/verify-identity/verify-identity.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'
import { failure } from './sample-failure.ts'

/** The server has been asked whether the password has to be confirmed. */
const isAsked = (state: VerifyIdentityState) =>
  state.step === 'asking' || (state.step === 'unknown' && state.isRetrying)

export const verifyIdentity = toFlow('Account security', {
  id: 'verify-identity',
  title: 'Verifying who it is',
  about: 'The password once more before something important, unless the server says that it is not needed (TWO-01).',
  source: 'src/flows/recovery/verify-identity/verify-identity.machine.ts',
  reducer: verifyIdentityReducer,
  initial: initialVerifyIdentity,
  nameOf: ({ step }) => step,
  states: {
    asking: { words: 'Asking whether it is needed', shown: by('pages-verify-identity', 'Asking') },
    unknown: { words: 'Nobody could say: nothing is skipped', shown: by('pages-verify-identity', 'Unanswered') },
    password: { words: 'The password once more', shown: by('pages-verify-identity', 'Default') },
    none: { words: 'The account has no password', shown: by('pages-verify-identity', 'NoPassword') },
    skipping: { words: 'Proved lately, on the way', shown: by('pages-verify-identity', 'AlreadyVerified') },
    leaving: { words: 'Proved, on the way', shown: by('pages-verify-identity', 'Verified') },
  },
  examples: {
    'asked-again': [{ type: 'asked-again' }],
    needed: [
      ['there is a password', { type: 'needed', hasPassword: true }],
      ['there is none', { type: 'needed', hasPassword: false }],
    ],
    'not-answered': [{ type: 'not-answered', failure }],
    'password-lacking': [{ type: 'password-lacking' }],
    verified: [{ type: 'verified' }],
    returned: [{ type: 'returned' }],
  },
  comesOnly: {
    'asked-again': ({ step }) => step === 'unknown',
    needed: isAsked,
    'not-answered': isAsked,
    'password-lacking': ({ step }) => step === 'password',
    verified: (state) => isAsked(state) || state.step === 'password',
  },
})
