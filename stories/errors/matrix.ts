import type { Path } from '../../src/pages/paths.ts'
import type { ErrorScreen } from './error-screen.ts'
import { login } from './screens/login.ts'
import { register } from './screens/register.ts'
import { security } from './screens/security.ts'
import { securityDevices } from './screens/security-devices.ts'
import { securityEmail } from './screens/security-email.ts'
import { securityOpenApi } from './screens/security-open-api.ts'
import { securityPassword } from './screens/security-password.ts'
import { securityPhone } from './screens/security-phone.ts'
import { securityThirdParty } from './screens/security-third-party.ts'
import { securityTwoStep } from './screens/security-two-step.ts'

/** Every screen × every error. A screen that the build gains does not compile until it stands here. */
export const matrix = {
  '/login': login,
  '/register': register,
  '/security': security,
  '/security/password': securityPassword,
  '/security/two-step': securityTwoStep,
  '/security/third-party': securityThirdParty,
  '/security/phone': securityPhone,
  '/security/email': securityEmail,
  '/security/devices': securityDevices,
  '/security/open-api': securityOpenApi,
} satisfies Partial<Record<Path, ErrorScreen>>
