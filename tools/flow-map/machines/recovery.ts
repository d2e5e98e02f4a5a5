import { choosePasswordReducer } from '../../../src/flows/recovery/choose-password/choose-password.machine.ts'
import {
  initialRecover,
  recoverReducer,
} from '../../../src/flows/recovery/recover-password/recover-password.machine.ts'
import {
  initialVerifyIdentity,
  type VerifyIdentityState,
  verifyIdentityReducer,
} from '../../../src/flows/recovery/verify-identity/verify-identity.machine.ts'
import { toFlow } from '../flow.ts'
import { by, failure, typeOnlyEvents } from '../machine.ts'

const phone = { login: '13800000000', method: 'phone', shown: '138****0000' } as const
const email = { login: 'ann@example.com', method: 'email', shown: 'a**@example.com' } as const

export const recoverPassword = toFlow('Passwords', {
  id: 'recover-password',
  title: 'Forgotten password',
  about: 'The user verifies a phone by code and then chooses a new password, or gets a link by email (SCR-05).',
  source: 'src/flows/recovery/recover-password/recover-password.machine.ts',
  reducer: recoverReducer,
  initial: initialRecover,
  nameOf: ({ step }) => step,
  states: {
    account: { words: 'Enter the account', shown: by('pages-forgot-password', 'Default') },
    code: { words: 'Verify the phone', shown: by('pages-forgot-password', 'CodeStep') },
    mail: { words: 'A link was sent by email', shown: by('pages-forgot-password', 'EmailSent') },
    password: { words: 'Choose a new password', shown: by('pages-forgot-password', 'NewPassword') },
    done: { words: 'The new password is set', shown: by('pages-forgot-password', 'Done') },
    expired: { words: 'The phone must be verified again', shown: by('pages-forgot-password', 'Expired') },
  },
  examples: {
    ...typeOnlyEvents('token-refused', 'previous'),
    'account-confirmed': [
      ['a phone', { type: 'account-confirmed', account: phone }],
      ['an email', { type: 'account-confirmed', account: email, mailedAt: 0 }],
    ],
    mailed: [{ type: 'mailed', at: 60_000 }],
    'phone-verified': [{ type: 'phone-verified', token: 'a' }],
    'password-set': [{ type: 'password-set', loggedIn: { isOwner: false } }],
  },
  guards: {
    'account-confirmed': ({ step }) => step === 'account',
    mailed: ({ step }) => step === 'mail',
    'phone-verified': ({ step }) => step === 'code',
    'password-set': ({ step }) => step === 'password',
    'token-refused': ({ step }) => step === 'password',
    previous: ({ step }) => step === 'code' || step === 'mail' || step === 'expired',
  },
  // `round` counts the accounts entered, only to keep their countdowns apart.
  identify: ({ round, ...state }) => state,
})

export const choosePassword = toFlow('Passwords', {
  id: 'choose-password',
  title: 'Password by a link',
  about: 'An email link leads to a new or first password. A first password also logs the user in (SCR-05, SCR-20).',
  source: 'src/flows/recovery/choose-password/choose-password.machine.ts',
  reducer: choosePasswordReducer,
  initial: 'choosing',
  nameOf: (state) => state,
  states: {
    choosing: { words: 'Choose a password', shown: by('pages-reset-password', 'Default') },
    navigating: { words: 'First password set, logged in, navigating', shown: by('pages-set-password', 'LoggedIn') },
    done: { words: 'The new password is set', shown: by('pages-reset-password', 'Done') },
    dead: { words: 'The link is used or expired', shown: by('pages-reset-password', 'DeadLink') },
  },
  examples: {
    ...typeOnlyEvents('token-refused', 'returned'),
    accepted: [
      ['the first password', { type: 'accepted', isLogin: true }],
      ['a replacement', { type: 'accepted', isLogin: false }],
    ],
  },
  guards: {
    // Both are responses to the form's submission.
    accepted: (state) => state === 'choosing',
    'token-refused': (state) => state === 'choosing',
  },
})

/** Whether the page is waiting for the server to say if the password must be confirmed. */
const isCheckPending = (state: VerifyIdentityState) =>
  state.step === 'loading' || (state.step === 'unknown' && state.isRetrying)

export const verifyIdentity = toFlow('Account security', {
  id: 'verify-identity',
  title: 'Verifying the identity',
  about: 'Asks for the password before an important action, unless the server says that it is not needed (TWO-01).',
  source: 'src/flows/recovery/verify-identity/verify-identity.machine.ts',
  reducer: verifyIdentityReducer,
  initial: initialVerifyIdentity,
  nameOf: ({ step }) => step,
  states: {
    loading: { words: 'Checking whether the password is needed', shown: by('pages-verify-identity', 'Loading') },
    unknown: { words: 'Check failed, so nothing is skipped', shown: by('pages-verify-identity', 'LoadFailed') },
    password: { words: 'Enter the password', shown: by('pages-verify-identity', 'Default') },
    'no-password': { words: 'The account has no password', shown: by('pages-verify-identity', 'NoPassword') },
    skipping: { words: 'Recently verified, navigating', shown: by('pages-verify-identity', 'AlreadyVerified') },
    navigating: { words: 'Verified, navigating', shown: by('pages-verify-identity', 'Verified') },
  },
  examples: {
    ...typeOnlyEvents('retried', 'password-missing', 'verified', 'returned'),
    'verification-required': [
      ['there is a password', { type: 'verification-required', hasPassword: true }],
      ['there is no password', { type: 'verification-required', hasPassword: false }],
    ],
    'check-failed': [{ type: 'check-failed', failure }],
  },
  guards: {
    retried: ({ step }) => step === 'unknown',
    'verification-required': isCheckPending,
    'check-failed': isCheckPending,
    'password-missing': ({ step }) => step === 'password',
    verified: (state) => isCheckPending(state) || state.step === 'password',
  },
})
