import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

const noCaptcha = never('Proving the password takes no captcha.')

export const verifyIdentity = decideErrors({
  path: '/verify-identity',
  title: 'Pages/Verify identity',
  moments: ['submit'],
  cells: {
    ...anyCallAt('submit'),
    'already-verified': { own: 'submit' },
    'picture-captcha-wrong': noCaptcha,
    'picture-captcha-needed': noCaptcha,
    'sliding-captcha': noCaptcha,
    'password-error': 'submit',
    'field-error': never('The password is the only field, and what is wrong with it stands beside the button.'),
    'two-step-code-error': never('Only the password is proved here; the second step comes at the login.'),
  },
})
