import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

export const qrLogin = decideErrors({
  path: '/qr-login',
  title: 'Pages/QR login',
  moments: ['refresh'],
  cells: {
    ...anyCallAt('refresh'),
    'status-500': { own: 'refresh' },
    'status-502': { own: 'refresh' },
    'status-404': { own: 'refresh' },
    'status-403': { own: 'refresh' },
    'status-other': { own: 'refresh' },
    offline: { own: 'refresh' },
    timeout: { own: 'refresh' },
    unreachable: { own: 'refresh' },
    unreadable: { own: 'refresh' },
    'encryption-refused': never('What is sent here holds nothing that has to be encrypted.'),
    'picture-captcha-wrong': never('There is no form here: a code is shown, and nothing is typed.'),
    'picture-captcha-needed': 'refresh',
    'sliding-captcha': 'refresh',
    'password-error': never('There is no form here: a code is shown, and nothing is typed.'),
    'field-error': never('There is no form here: a code is shown, and nothing is typed.'),
    'two-step-code-error': never('There is no form here: a code is shown, and nothing is typed.'),
  },
})
