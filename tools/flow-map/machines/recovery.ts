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
import { bare, by, failure } from '../machine.ts'

const phone = { login: '13800000000', way: 'phone', shown: '138****0000' } as const
const email = { login: 'ann@example.com', way: 'email', shown: 'a**@example.com' } as const

export const recoverPassword = toFlow('Passwords', {
  id: 'recover-password',
  title: 'Forgotten password',
  about: 'A phone is proved by a code and a new password chosen at once, or an email gets a link (SCR-05).',
  source: 'src/flows/recovery/recover-password/recover-password.machine.ts',
  reducer: recoverReducer,
  initial: initialRecover,
  nameOf: ({ step }) => step,
  states: {
    account: { words: 'Whose password', shown: by('pages-forgot-password', 'Default') },
    code: { words: 'Prove the phone', shown: by('pages-forgot-password', 'CodeStep') },
    mail: { words: 'A link went to the email', shown: by('pages-forgot-password', 'Mailed') },
    password: { words: 'Choose a new password', shown: by('pages-forgot-password', 'NewPassword') },
    done: { words: 'The new password is set', shown: by('pages-forgot-password', 'Done') },
    expired: { words: 'The phone has to be verified again', shown: by('pages-forgot-password', 'Expired') },
  },
  examples: {
    ...bare('token-refused', 'previous'),
    'account-confirmed': [
      ['a phone', { type: 'account-confirmed', account: phone }],
      ['an email', { type: 'account-confirmed', account: email, mailedAt: 0 }],
    ],
    mailed: [{ type: 'mailed', at: 60_000 }],
    'phone-proved': [{ type: 'phone-proved', token: 'a' }],
    'password-set': [{ type: 'password-set', loggedIn: { isOwner: false } }],
  },
  guards: {
    'account-confirmed': ({ step }) => step === 'account',
    mailed: ({ step }) => step === 'mail',
    'phone-proved': ({ step }) => step === 'code',
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
  about: 'A mail’s link opens the choice of a new password, or of the first one, which logs in (SCR-05, SCR-20).',
  source: 'src/flows/recovery/choose-password/choose-password.machine.ts',
  reducer: choosePasswordReducer,
  initial: 'choosing',
  nameOf: (state) => state,
  states: {
    choosing: { words: 'Choose a password', shown: by('pages-reset-password', 'Default') },
    leaving: { words: 'The first one is set: logged in, on the way', shown: by('pages-set-password', 'LoggedIn') },
    done: { words: 'The new password is set', shown: by('pages-reset-password', 'Done') },
    dead: { words: 'The link is used or too old', shown: by('pages-reset-password', 'DeadLink') },
  },
  examples: {
    ...bare('token-refused', 'returned'),
    accepted: [
      ['the first one', { type: 'accepted', isLogin: true }],
      ['in place of another', { type: 'accepted', isLogin: false }],
    ],
  },
  guards: {
    // Both answer the form's submission.
    accepted: (state) => state === 'choosing',
    'token-refused': (state) => state === 'choosing',
  },
})

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
    ...bare('asked-again', 'password-lacking', 'verified', 'returned'),
    needed: [
      ['there is a password', { type: 'needed', hasPassword: true }],
      ['there is none', { type: 'needed', hasPassword: false }],
    ],
    'not-answered': [{ type: 'not-answered', failure }],
  },
  guards: {
    'asked-again': ({ step }) => step === 'unknown',
    needed: isAsked,
    'not-answered': isAsked,
    'password-lacking': ({ step }) => step === 'password',
    verified: (state) => isAsked(state) || state.step === 'password',
  },
})
