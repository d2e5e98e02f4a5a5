import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

export const bind = decideErrors({
  path: '/bind',
  id: 'pages-bind',
  title: 'Pages/Link an account',
  moments: ['submit'],
  cells: {
    ...anyCallAt('submit'),
    'picture-captcha-wrong': 'submit',
    'picture-captcha-needed': 'submit',
    'sliding-captcha': 'submit',
    'password-error': 'submit',
    'field-error': 'submit',
    'two-step-code-error': never(
      'A login that needs a second step goes on to the page for it; no code is asked for here.',
    ),
  },
})
