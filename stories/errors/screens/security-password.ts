import { anyCallAt } from '../any-call.ts'
import { decideErrors } from '../error-screen.ts'
import { noCaptcha, noSecondStep } from '../reasons.ts'

export const securityPassword = decideErrors({
  path: '/security/password',
  title: 'Pages/Account security/Password',
  moments: ['change'],
  cells: {
    ...anyCallAt('change'),
    ...noCaptcha('Changing the password'),
    'password-error': 'change',
    'field-error': 'change',
    ...noSecondStep,
  },
})
