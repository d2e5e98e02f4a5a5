import { anyCallAt } from '../any-call.ts'
import { decideErrors } from '../error-screen.ts'
import { noCaptcha, noForm } from '../reasons.ts'

export const securityOpenApi = decideErrors({
  path: '/security/open-api',
  title: 'Pages/Account security/Open API token',
  moments: ['replace'],
  cells: { ...anyCallAt('replace'), ...noCaptcha('Replacing the token'), ...noForm('Replacing the token') },
})
