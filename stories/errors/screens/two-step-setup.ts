import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

export const twoStepSetup = decideErrors({
  path: '/two-step-setup',
  title: 'Pages/Two-step set-up',
  moments: ['turn-on', 'send', 'verify'],
  cells: {
    ...anyCallAt('turn-on'),
    'encryption-refused': 'send',
    'already-verified': { own: 'verify' },
    'verify-too-frequent': 'send',
    'picture-captcha-wrong': 'send',
    'picture-captcha-needed': 'send',
    'sliding-captcha': 'send',
    'password-error': 'verify',
    'field-error': 'send',
    'two-step-code-error': never('No login is under way whose code could be wrong: the code here sets the method up.'),
  },
})
