import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

export const referral = decideErrors({
  path: '/referral',
  title: 'Pages/Referral',
  moments: ['submit'],
  cells: {
    ...anyCallAt('submit'),
    'picture-captcha-wrong': 'submit',
    'picture-captcha-needed': 'submit',
    'sliding-captcha': 'submit',
    'password-error': never('An application asks for no password.'),
    'field-error': 'submit',
    'two-step-code-error': never('Nobody logs in to apply, so no code of a second step is asked for.'),
  },
})
