// Error codes for which a screen shows only the server's message. This file must not use browser APIs, because a Node
// script imports it.
import type { errorCodes } from '../../mocks/http/error-codes.ts'
import type { ServerMessages } from '../../mocks/messages/server-messages.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import type { Path } from '../../src/pages/links/paths.ts'

/** Where the message appears: under the failure point's field, next to the submit button, or under another field. */
type MessageLocation = 'field' | 'submit' | readonly [field: string, label: MessageId]

export type CodeStory = readonly [
  code: keyof typeof errorCodes,
  failurePoint: string,
  name: string,
  message: (messages: ServerMessages) => string,
  /** If omitted, the message appears in an alert. */
  location?: MessageLocation,
]

const wrongCode = [
  'wrongCode',
  'submit',
  'Wrong code',
  ({ codes }) => codes.wrong,
  ['sms_captcha', 'sms-code.label'],
] as const satisfies CodeStory

/** Each row becomes a story, so that reviewers can find every code and see its message. */
export const codeStories: Partial<Record<Path, readonly CodeStory[]>> = {
  '/login': [
    ['loginLocked', 'submit', 'Too many wrong passwords', ({ loginLocked }) => loginLocked(15)],
    ['accountClosed', 'submit', 'Account closed', ({ errors }) => errors.accountClosed, 'field'],
    ['applicationUnknown', 'submit', 'Unknown application', ({ entry }) => entry.unknownApplication],
    ['foreignReturnUrl', 'submit', 'Return URL on another site', ({ entry }) => entry.returnUrlNotAllowed],
    ['contractViolation', 'submit', 'Bug in the page', () => 'POST /login: Invalid key: Expected "login"'],
    ['badSignature', 'submit', 'Bug in the page', () => 'POST /login: The signature is wrong'],
  ],
  '/register/personal': [
    wrongCode,
    ['voiceOff', 'send', 'Voice calls turned off', ({ codes }) => codes.voiceUnavailable],
    ['nameMissing', 'submit', 'Name missing', ({ registration }) => registration.nameRequired, 'field'],
    ['emailTaken', 'submit', 'Email already registered', ({ registration }) => registration.emailTaken],
    [
      'badPassword',
      'submit',
      'Password violates the policy',
      ({ recovery }) => recovery.passwordHints['with-special'](8, 32),
      'submit',
    ],
  ],
  '/register/enterprise': [
    [
      'companyMissing',
      'submit',
      'Company missing',
      ({ registration }) => registration.companyRequired,
      ['company_name', 'register.company'],
    ],
  ],
  '/bind': [
    ['alreadyLinked', 'submit', 'Already linked to an account', ({ registration }) => registration.alreadyLinked],
    [
      'typeAlreadyLinked',
      'submit',
      'Account already linked to another WeChat account',
      ({ registration }) => registration.typeAlreadyLinked,
    ],
  ],
  '/activation': [
    ['phoneNotVerified', 'submit', 'Phone number not verified', ({ recovery }) => recovery.phoneNotVerified],
  ],
  '/referral': [
    wrongCode,
    [
      'alreadyApplied',
      'submit',
      'Already applied with this phone number',
      ({ registration }) => registration.alreadyApplied,
      'field',
    ],
  ],
  '/two-step-setup': [
    ['phoneWrong', 'send', 'Invalid phone number', ({ contacts }) => contacts.phone.wrong, 'field'],
    ['notVerified', 'turn-on', 'Password must be verified again', ({ security }) => security.notVerified],
    ['methodUnavailable', 'turn-on', 'Method not available', ({ security }) => security.methodUnavailable],
  ],
  '/forgot-password': [
    ['phoneNotInternational', 'submit', 'Not a foreign phone number', ({ recovery }) => recovery.phoneNotInternational],
    ['invalidLogin', 'submit', 'Not a phone number or email', ({ recovery }) => recovery.invalidLogin, 'field'],
  ],
  '/reset-password': [
    ['passwordNotRepeated', 'submit', 'Passwords differ', ({ recovery }) => recovery.passwordMismatch, 'field'],
  ],
  '/set-password': [['hasPassword', 'submit', 'Password already set', ({ recovery }) => recovery.hasPassword]],
  '/security/password': [
    ['samePassword', 'change', 'Same password as before', ({ recovery }) => recovery.unchanged, 'submit'],
  ],
  '/security/email': [
    ['emailWrong', 'replace', 'Invalid email', ({ contacts }) => contacts.email.wrong, 'field'],
    ['sameContact', 'replace', 'Same as the current email', ({ contacts }) => contacts.email.unchanged, 'field'],
  ],
  '/security/third-party': [
    ['notLinked', 'unlink', 'No longer linked', ({ security }) => security.notLinked],
    ['lastLoginMethod', 'unlink', 'Last login method', ({ security }) => security.lastLoginMethod],
  ],
  '/security/devices': [
    ['currentDevice', 'log-out', 'Current device cannot be logged out', ({ security }) => security.currentDevice],
  ],
}
