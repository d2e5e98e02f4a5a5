import type { Path } from '../../src/pages/links/paths.ts'
import type { ErrorScreen } from './error-screen.ts'
import { activation } from './screens/activation.ts'
import { bind } from './screens/bind.ts'
import { forgotPassword } from './screens/forgot-password.ts'
import { login } from './screens/login.ts'
import { qrLogin } from './screens/qr-login.ts'
import { qrLoginConfirm } from './screens/qr-login-confirm.ts'
import { referral } from './screens/referral.ts'
import { register } from './screens/register.ts'
import { registerEnterprise } from './screens/register-enterprise.ts'
import { registerMarket } from './screens/register-market.ts'
import { registerPersonal } from './screens/register-personal.ts'
import { resetPassword } from './screens/reset-password.ts'
import { security } from './screens/security.ts'
import { securityDevices } from './screens/security-devices.ts'
import { securityEmail } from './screens/security-email.ts'
import { securityOpenApi } from './screens/security-open-api.ts'
import { securityPassword } from './screens/security-password.ts'
import { securityPhone } from './screens/security-phone.ts'
import { securityThirdParty } from './screens/security-third-party.ts'
import { securityTwoStep } from './screens/security-two-step.ts'
import { setPassword } from './screens/set-password.ts'
import { twoStepLogin } from './screens/two-step-login.ts'
import { twoStepSetup } from './screens/two-step-setup.ts'
import { verifyIdentity } from './screens/verify-identity.ts'

/** Every screen × every error. A screen that the build gains does not compile until it stands here. */
export const matrix = {
  '/login': login,
  '/register': register,
  '/two-step-login': twoStepLogin,
  '/two-step-setup': twoStepSetup,
  '/qr-login': qrLogin,
  '/qr-login/confirm': qrLoginConfirm,
  '/register/personal': registerPersonal,
  '/register/enterprise': registerEnterprise,
  '/register/market': registerMarket,
  '/bind': bind,
  '/activation': activation,
  '/referral': referral,
  '/forgot-password': forgotPassword,
  '/reset-password': resetPassword,
  '/set-password': setPassword,
  '/verify-identity': verifyIdentity,
  '/security': security,
  '/security/password': securityPassword,
  '/security/two-step': securityTwoStep,
  '/security/third-party': securityThirdParty,
  '/security/phone': securityPhone,
  '/security/email': securityEmail,
  '/security/devices': securityDevices,
  '/security/open-api': securityOpenApi,
} satisfies Record<Path, ErrorScreen>
