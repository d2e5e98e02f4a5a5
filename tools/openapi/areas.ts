import {
  passwordMaxLength,
  passwordMinLength,
  smsCodeLength,
  smsResendMs,
  twoStepCodeLength,
} from '../../src/rules/limits.ts'
import type { AreaName } from './call-names.ts'

/** Each area's title and subject, and the rules of its calls that a schema cannot express. */
export const areas: Record<AreaName, { title: string; about: string }> = {
  session: {
    title: 'Session',
    about:
      'Keep-alive and session check. It answers whoever asks, whatever the session or the CSRF token says, never `9000001`, and needs no `success`.',
  },
  login: {
    title: 'Login',
    about:
      'Logging in by password, on the web and inside the clients, and the second step of a login. A wrong password and an unknown login get the same answer. Where a second step is due, a login is refused with a `redirect` to `/two-step-login`; where two-step verification must be set up first, with `force_two_step` and a `redirect` in it to `/two-step-setup`.',
  },
  quickLogin: {
    title: 'Login by SMS code',
    about: `Logging in by a code of ${smsCodeLength} digits that a phone receives. The answer does not tell whether the phone had an account before.`,
  },
  qrLogin: {
    title: 'QR login',
    about:
      'Logging in on one device by confirming it on another. The waiting page asks every 2 to 3 s; the token is good for one login, in the session that asked for it. Unknown, used or of another session, it is `expired`, with success.',
  },
  sso: { title: 'Single sign-on', about: 'Single sign-on: the domain of an enterprise leads to its own login.' },
  captcha: {
    title: 'Codes and captchas',
    about: `Codes that a phone receives (${smsCodeLength} digits), the picture and the slider captcha, and the server's time, which is told to whoever asks, whatever the session or the CSRF token says, never \`9000001\`. The page asks for a next code after ${smsResendMs / 1000} s at the soonest. A code is good for its own scene alone.`,
  },
  register: {
    title: 'Registration',
    about: `Registration in its kinds. Each proves a phone by a code of the scene \`register\`, chooses a password of ${passwordMinLength} to ${passwordMaxLength} characters and logs in.`,
  },
  referral: { title: 'Referral partners', about: 'Becoming a referral partner.' },
  activation: {
    title: 'Activation',
    about: "An invited member's way in: who is invited, the phone where one is required, then name and password.",
  },
  password: {
    title: 'Passwords',
    about: `Recovery, first password and change. Each new password has ${passwordMinLength} to ${passwordMaxLength} characters, letters and digits, unless the page's policy says more. Recovery does not tell whether a phone or an email is known: what is sent to an unknown one succeeds and sends nothing. A reset logs nobody in and ends the account's other sessions.`,
  },
  twoStep: {
    title: 'Two-step verification',
    about: `Two-step verification. Its codes have ${twoStepCodeLength} digits. What changes it needs the password to have been verified before, in this session and lately.`,
  },
  security: {
    title: 'Account security',
    about: 'What an account holder sees and ends: third-party accounts, devices, the token of the open API.',
  },
  credentials: {
    title: 'Phone and email',
    about:
      'Changing the phone or the email, in this order: `pre_verify` with `{}`, `pre_verify` with the code, `verify` with the new one, `update` with the new one and its code. `already_verified` says that the first two are not needed: proved lately, or there is none yet.',
  },
}
