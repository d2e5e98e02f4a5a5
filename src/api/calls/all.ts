import type { Call } from '../call.ts'
import * as activation from './activation.ts'
import * as captcha from './captcha.ts'
import * as credentials from './credentials.ts'
import * as login from './login.ts'
import * as password from './password.ts'
import * as qrLogin from './qr-login.ts'
import * as quickLogin from './quick-login.ts'
import * as referral from './referral.ts'
import * as register from './register.ts'
import * as security from './security.ts'
import * as session from './session.ts'
import * as sso from './sso.ts'
import * as twoStep from './two-step.ts'

/** The calls by file. The files must export only calls. */
export const callsByArea = {
  session,
  login,
  quickLogin,
  qrLogin,
  sso,
  captcha,
  register,
  referral,
  activation,
  password,
  twoStep,
  security,
  credentials,
} satisfies Record<string, Record<string, Call>>

/** Every call by name, for tests, tools and the account service. Pages import individual calls. */
export const calls = Object.fromEntries(
  Object.values(callsByArea).flatMap((area) => Object.entries<Call>(area)),
) satisfies Record<string, Call>
