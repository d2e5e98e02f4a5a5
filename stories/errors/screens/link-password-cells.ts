import { anyCallAt } from '../any-call.ts'
import { never } from '../error-screen.ts'

/** Both screens that choose a password by the link of a mail. Their call takes no captcha: one that is asked for is said. */
export const linkPasswordCells = {
  ...anyCallAt('submit'),
  'picture-captcha-wrong': never(
    'The link of the mail stands for the person: no picture shows that could be read wrong.',
  ),
  'picture-captcha-needed': 'submit',
  'sliding-captcha': 'submit',
  'password-error': 'submit',
  'field-error': 'submit',
  'two-step-code-error': never(
    'The form chooses a password; a second step that is still needed has a page of its own.',
  ),
} as const
