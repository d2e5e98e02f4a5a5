import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

/** `prove`: the password is proved. `send`: the new method's code is asked for. `set-up`: the method is set up. */
export const securityTwoStep = decideErrors({
  path: '/security/two-step',
  title: 'Pages/Account security/Two-step verification',
  moments: ['prove', 'send', 'set-up'],
  cells: {
    ...anyCallAt('set-up'),
    'already-verified': { own: 'prove' },
    'verify-too-frequent': 'send',
    'picture-captcha-wrong': 'send',
    'picture-captcha-needed': 'send',
    'sliding-captcha': 'send',
    'password-error': 'prove',
    'field-error': 'set-up',
    'two-step-code-error': never(
      'The code that is asked for here sets a method up and goes by its own name, so an error of it stands there; there is no login.',
    ),
  },
})
