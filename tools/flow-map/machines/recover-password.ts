import {
  initialRecover,
  recoverReducer,
} from '../../../src/flows/recovery/recover-password/recover-password.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

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
    'account-confirmed': [
      ['a phone', { type: 'account-confirmed', account: phone }],
      ['an email', { type: 'account-confirmed', account: email, mailedAt: 0 }],
    ],
    mailed: [{ type: 'mailed', at: 60_000 }],
    'phone-proved': [{ type: 'phone-proved', token: 'a' }],
    'password-set': [{ type: 'password-set', loggedIn: { isOwner: false } }],
    'token-refused': [{ type: 'token-refused' }],
    previous: [{ type: 'previous' }],
  },
  comesOnly: {
    'account-confirmed': ({ step }) => step === 'account',
    mailed: ({ step }) => step === 'mail',
    'phone-proved': ({ step }) => step === 'code',
    'password-set': ({ step }) => step === 'password',
    'token-refused': ({ step }) => step === 'password',
    previous: ({ step }) => step === 'code' || step === 'mail' || step === 'expired',
  },
  // `round` counts the accounts entered, only to keep their countdowns apart.
  sameAs: ({ round, ...state }) => state,
})
