import { anyCallAt } from '../any-call.ts'
import { never } from '../error-screen.ts'

const noCaptcha = never('Setting a password by the link of a mail takes no captcha.')

/** Both screens that choose a password by the link of a mail. */
export const linkPasswordCells = {
  ...anyCallAt('submit'),
  'picture-captcha-wrong': noCaptcha,
  'picture-captcha-needed': noCaptcha,
  'sliding-captcha': noCaptcha,
  'password-error': 'submit',
  'field-error': 'submit',
  'two-step-code-error': never(
    'The form chooses a password; a second step that is still needed has a page of its own.',
  ),
} as const
