import { anyCallAt } from '../any-call.ts'
import { decideErrors } from '../error-screen.ts'
import { noCaptcha, noForm } from '../reasons.ts'

export const securityThirdParty = decideErrors({
  path: '/security/third-party',
  title: 'Pages/Account security/Linked accounts',
  moments: ['unlink'],
  cells: { ...anyCallAt('unlink'), ...noCaptcha('Unlinking an account'), ...noForm('Unlinking an account') },
})
