import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

/** `submit`: the account is named. `choose`: its phone is proved, and a new password sent. */
export const forgotPassword = decideErrors({
  path: '/forgot-password',
  title: 'Pages/Forgot password',
  moments: ['submit', 'choose'],
  cells: {
    ...anyCallAt('submit'),
    'picture-captcha-wrong': 'submit',
    'picture-captcha-needed': 'submit',
    'sliding-captcha': 'submit',
    'password-error': 'choose',
    'field-error': 'submit',
    'two-step-code-error': never('A new password logs nobody in, so no code of a second step is asked for.'),
  },
})
