import { smsResendMs } from '../../src/rules/limits.ts'
import type { AreaName } from './calls.ts'

/** Each area: its title, a colon, its subject, and the rules of its calls that a schema cannot express. */
export const areas: Readonly<Record<AreaName, string>> = {
  session: 'Session: keep-alive, session check and logout.',
  login:
    'Login: by password, on the web and inside the clients, and the second step of a login. A wrong password and an unknown login get the same answer. If a second step is due, a login is refused with a `redirect` to `/two-step-login`; if two-step verification must be set up first, with `force_two_step` that contains a `redirect` to `/two-step-setup`.',
  quickLogin:
    'Login by SMS code: with a code sent to a phone. The answer does not reveal whether the phone already had an account.',
  qrLogin:
    'QR login: on one device by confirming it on another. The waiting page polls every 2 to 3 s. The token is valid for one login, in the session that requested it.',
  sso: 'Single sign-on: the domain of an enterprise leads to its own login.',
  captcha: `Codes and captchas: the codes that a phone receives, the picture and the slider captcha, and the server's time. The page requests another code after ${smsResendMs / 1000} s at the earliest. A code is valid only for its own scene.`,
  register:
    'Registration: of all kinds. Each verifies a phone by a code with the scene `register`, sets a password and logs in.',
  referral: 'Referral partners: becoming one.',
  activation:
    'Activation: how an invited member joins. The invitation is confirmed, a phone is verified if required, then name and password are set.',
  password:
    'Passwords: recovering, setting and changing the password. Recovery does not reveal whether a phone or an email is known: for an unknown one, the call succeeds and sends nothing.',
  twoStep:
    'Two-step verification: its state, methods and codes. Calls that change it require that the password was verified recently in this session.',
  security:
    'Account security: what account holders can view and revoke, which are third-party accounts, devices and the open API token.',
  credentials:
    'Phone and email: changing them, in this order: `pre_verify` with `{}`, `pre_verify` with the code, `verify` with the new one, `update` with the new one and its code. `already_verified` means that the first two are not needed: the current one was verified recently, or there is none yet.',
}
