import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

export const verifyIdentity = decideErrors({
  path: '/verify-identity',
  title: 'Pages/Verify identity',
  moments: ['submit'],
  cells: {
    ...anyCallAt('submit'),
    'already-verified': { own: 'submit' },
    'picture-captcha-wrong': never('Whoever comes here is logged in: no picture shows that could be read wrong.'),
    'picture-captcha-needed': 'submit',
    'sliding-captcha': 'submit',
    'password-error': 'submit',
    'field-error': never('The password is the only field, and what is wrong with it stands beside the button.'),
    'two-step-code-error': never('Only the password is proved here; the second step comes at the login.'),
  },
})
