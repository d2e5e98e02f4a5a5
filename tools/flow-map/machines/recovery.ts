import { choosePasswordReducer } from '../../../src/flows/recovery/choose-password/choose-password.machine.ts'
import {
  initialRecovery,
  recoveryReducer,
} from '../../../src/flows/recovery/recover-password/recover-password.machine.ts'
import {
  initialVerifyIdentity,
  type VerifyIdentityState,
  verifyIdentityReducer,
} from '../../../src/flows/recovery/verify-identity/verify-identity.machine.ts'
import { toFlow } from '../flow.ts'
import { eventsWithoutPayload, failure, storyAt } from '../machine.ts'

const phone = { login: '13800000000', method: 'phone', maskedLogin: '138****0000' } as const
const email = { login: 'ann@example.com', method: 'email', maskedLogin: 'a**@example.com' } as const

export const recoverPassword = toFlow('Passwords', {
  id: 'recover-password',
  title: 'Forgotten password',
  about: 'Verifies a phone number with a code and then asks for a new password, or sends a link by email (SCR-05).',
  source: 'src/flows/recovery/recover-password/recover-password.machine.ts',
  reducer: recoveryReducer,
  initial: initialRecovery,
  nameOf: ({ step }) => step,
  states: {
    account: { label: 'Enter the phone number or email address', story: storyAt('pages-forgot-password', 'Default') },
    code: { label: 'Verify the phone number', story: storyAt('pages-forgot-password', 'CodeStep') },
    email: { label: 'A link was sent by email', story: storyAt('pages-forgot-password', 'EmailSent') },
    password: { label: 'Choose a new password', story: storyAt('pages-forgot-password', 'NewPassword') },
    done: { label: 'The new password is set', story: storyAt('pages-forgot-password', 'Done') },
    expired: { label: 'The phone number must be verified again', story: storyAt('pages-forgot-password', 'Expired') },
  },
  examples: {
    ...eventsWithoutPayload('token-rejected', 'went-back'),
    'account-confirmed': [
      ['a phone number', { type: 'account-confirmed', account: phone }],
      ['an email address', { type: 'account-confirmed', account: email, sentAt: 0 }],
    ],
    'email-sent': [{ type: 'email-sent', at: 60_000 }],
    'phone-verified': [{ type: 'phone-verified', token: 'a' }],
    'password-set': [{ type: 'password-set', loggedIn: { isOwner: false } }],
  },
  guards: {
    'account-confirmed': ({ step }) => step === 'account',
    'email-sent': ({ step }) => step === 'email',
    'phone-verified': ({ step }) => step === 'code',
    'password-set': ({ step }) => step === 'password',
    'token-rejected': ({ step }) => step === 'password',
    'went-back': ({ step }) => step === 'code' || step === 'email' || step === 'expired',
  },
  // `accountCount` is only part of the countdown's storage key. Including it would make the number of states infinite.
  identify: ({ accountCount, ...state }) => state,
})

export const choosePassword = toFlow('Passwords', {
  id: 'choose-password',
  title: 'Choosing a password via an emailed link',
  about: 'Sets a new or first password. Setting a first password also logs the user in (SCR-05, SCR-20).',
  source: 'src/flows/recovery/choose-password/choose-password.machine.ts',
  reducer: choosePasswordReducer,
  initial: 'choosing',
  nameOf: (state) => state,
  states: {
    choosing: { label: 'Choose a password', story: storyAt('pages-reset-password', 'Default') },
    navigating: {
      label: 'First password set, logged in, navigating',
      story: storyAt('pages-set-password', 'LoggedIn'),
    },
    done: { label: 'The new password is set', story: storyAt('pages-reset-password', 'Done') },
    'invalid-link': {
      label: 'The link has been used or has expired',
      story: storyAt('pages-reset-password', 'DeadLink'),
    },
  },
  examples: {
    ...eventsWithoutPayload('token-rejected', 'page-restored'),
    accepted: [
      ['the first password', { type: 'accepted', isLogin: true }],
      ['a replacement', { type: 'accepted', isLogin: false }],
    ],
  },
  guards: {
    // Both follow a submission, which is possible only in `choosing`.
    accepted: (state) => state === 'choosing',
    'token-rejected': (state) => state === 'choosing',
  },
})

/** Whether the page is still checking if the password is needed. */
const isCheckPending = (state: VerifyIdentityState) =>
  state.step === 'loading' || (state.step === 'check-failed' && state.isRetrying)

export const verifyIdentity = toFlow('Account security', {
  id: 'verify-identity',
  title: 'Verifying the user’s identity',
  about: 'Requires the password before a sensitive action, unless the server reports that it is not needed (TWO-01).',
  source: 'src/flows/recovery/verify-identity/verify-identity.machine.ts',
  reducer: verifyIdentityReducer,
  initial: initialVerifyIdentity,
  nameOf: ({ step }) => step,
  states: {
    loading: { label: 'Checking whether the password is needed', story: storyAt('pages-verify-identity', 'Loading') },
    'check-failed': {
      label: 'The check failed and can be retried',
      story: storyAt('pages-verify-identity', 'LoadFailed'),
    },
    password: { label: 'Enter the password', story: storyAt('pages-verify-identity', 'Default') },
    'no-password': { label: 'The account has no password', story: storyAt('pages-verify-identity', 'NoPassword') },
    skipping: { label: 'Recently verified, navigating', story: storyAt('pages-verify-identity', 'AlreadyVerified') },
    navigating: { label: 'Verified, navigating', story: storyAt('pages-verify-identity', 'Verified') },
  },
  examples: {
    ...eventsWithoutPayload('check-started', 'password-missing', 'verified', 'page-restored'),
    'verification-required': [
      ['there is a password', { type: 'verification-required', hasPassword: true }],
      ['there is no password', { type: 'verification-required', hasPassword: false }],
    ],
    'check-failed': [{ type: 'check-failed', failure }],
  },
  guards: {
    'check-started': ({ step }) => step === 'check-failed',
    'verification-required': isCheckPending,
    'check-failed': isCheckPending,
    'password-missing': ({ step }) => step === 'password',
    verified: (state) => isCheckPending(state) || state.step === 'password',
  },
})
