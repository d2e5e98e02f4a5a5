import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

export const login = decideErrors({
  path: '/login',
  title: 'Pages/Login',
  moments: ['submit'],
  cells: {
    ...anyCallAt('submit'),
    'picture-captcha-wrong': 'submit',
    'picture-captcha-needed': 'submit',
    'sliding-captcha': 'submit',
    'password-error': 'submit',
    'field-error': 'submit',
    'two-step-code-error': never('The form shows the login, so its error stands there; no code is asked for yet.'),
  },
})
