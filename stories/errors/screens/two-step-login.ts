import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

export const twoStepLogin = decideErrors({
  path: '/two-step-login',
  title: 'Pages/Two-step login',
  moments: ['submit', 'send'],
  cells: {
    ...anyCallAt('submit'),
    'encryption-refused': never('What is sent here holds nothing that has to be encrypted.'),
    'verify-too-frequent': 'send',
    'picture-captcha-wrong': 'send',
    'picture-captcha-needed': 'send',
    'sliding-captcha': 'send',
    'password-error': never('The password was taken on the page before; none is asked for here.'),
    'field-error': 'submit',
    'two-step-code-error': 'submit',
  },
})
