import { anyCallAt } from '../any-call.ts'
import { never } from '../error-screen.ts'

/** `send`: the phone's code is asked for. `submit`: the account is opened. */
export const registerMomentNames = ['send', 'submit'] as const

/** The three registrations differ by their last call alone. */
export const registerCells = {
  ...anyCallAt('submit'),
  'picture-captcha-wrong': 'send',
  'picture-captcha-needed': 'send',
  'sliding-captcha': 'send',
  'password-error': 'submit',
  'field-error': 'submit',
  'two-step-code-error': never('A new account has no second step yet, so no code of one is asked for.'),
} as const
