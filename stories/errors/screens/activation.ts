import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

/** `send`: the phone's code is asked for. `submit`: the account is set up. */
export const activation = decideErrors({
  path: '/activation',
  title: 'Pages/Activation',
  moments: ['send', 'submit'],
  cells: {
    ...anyCallAt('submit'),
    'picture-captcha-wrong': 'send',
    'picture-captcha-needed': 'send',
    'sliding-captcha': 'send',
    'password-error': 'submit',
    'field-error': 'submit',
    'two-step-code-error': never(
      'An account that is only being set up has no second step, so no code of one is asked for.',
    ),
  },
})
