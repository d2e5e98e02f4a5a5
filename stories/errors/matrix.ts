import type { Path } from '../../src/pages/paths.ts'
import type { ErrorScreen } from './error-screen.ts'
import { login } from './screens/login.ts'
import { qrLogin } from './screens/qr-login.ts'
import { qrLoginConfirm } from './screens/qr-login-confirm.ts'
import { register } from './screens/register.ts'
import { twoStepLogin } from './screens/two-step-login.ts'
import { twoStepSetup } from './screens/two-step-setup.ts'

/** Every screen × every error. A screen that the build gains does not compile until it stands here. */
export const matrix = {
  '/login': login,
  '/register': register,
  '/two-step-login': twoStepLogin,
  '/two-step-setup': twoStepSetup,
  '/qr-login': qrLogin,
  '/qr-login/confirm': qrLoginConfirm,
} satisfies Partial<Record<Path, ErrorScreen>>
