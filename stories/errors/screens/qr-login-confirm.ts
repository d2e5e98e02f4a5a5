import { anyCallAt } from '../any-call.ts'
import { decideErrors, never } from '../error-screen.ts'

export const qrLoginConfirm = decideErrors({
  path: '/qr-login/confirm',
  title: 'Pages/QR login, confirm',
  moments: ['confirm'],
  cells: {
    ...anyCallAt('confirm'),
    'encryption-refused': never('What is sent here holds nothing that has to be encrypted.'),
    'session-expired': { own: 'confirm' },
    'picture-captcha-wrong': never('There is no form here: two buttons decide, and nothing is typed.'),
    'picture-captcha-needed': 'confirm',
    'sliding-captcha': 'confirm',
    'password-error': never('There is no form here: two buttons decide, and nothing is typed.'),
    'field-error': { own: 'confirm' },
    'two-step-code-error': never('There is no form here: two buttons decide, and nothing is typed.'),
  },
})
