import { anyCallAt } from '../any-call.ts'
import { decideErrors } from '../error-screen.ts'
import { noCaptcha, noForm } from '../reasons.ts'

export const securityDevices = decideErrors({
  path: '/security/devices',
  title: 'Pages/Account security/Devices',
  moments: ['log-out'],
  cells: { ...anyCallAt('log-out'), ...noCaptcha('Logging a device out'), ...noForm('Logging a device out') },
})
