import { anyCallAt } from '../any-call.ts'
import { never } from '../error-screen.ts'
import { noCaptcha } from '../reasons.ts'

/** Both screens that choose a password by the link of a mail. */
export const linkPasswordCells = {
  ...anyCallAt('submit'),
  ...noCaptcha('Setting a password by the link of a mail'),
  'password-error': 'submit',
  'field-error': 'submit',
  'two-step-code-error': never(
    'The form chooses a password; a second step that is still needed has a page of its own.',
  ),
} as const
