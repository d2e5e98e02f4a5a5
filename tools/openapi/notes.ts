// What a server developer has to know beyond the shapes, by area and by call.

import type { CallName } from '../../src/api/call.ts'
import type { PictureScene } from '../../src/api/shapes/captcha.ts'
import {
  passwordMaxLength,
  passwordMinLength,
  smsCodeLength,
  smsResendMs,
  twoStepCodeLength,
} from '../../src/rules/limits.ts'
import type { AreaName, Needs } from './model.ts'

/** Each area's title and subject, and the rules of its calls that a schema cannot express. */
export const areas: Record<AreaName, { title: string; about: string }> = {
  session: {
    title: 'Session',
    about:
      'Keep-alive and session check. It answers everyone, whatever the session or the CSRF token, never with `9000001`, and needs no `success`.',
  },
  login: {
    title: 'Login',
    about:
      'Logging in by password, on the web and inside the clients, and the second step of a login. A wrong password and an unknown login get the same answer. If a second step is due, a login is refused with a `redirect` to `/two-step-login`; if two-step verification must be set up first, with `force_two_step` that contains a `redirect` to `/two-step-setup`.',
  },
  quickLogin: {
    title: 'Login by SMS code',
    about: `Logging in with a code of ${smsCodeLength} digits sent to a phone. The answer does not reveal whether the phone already had an account.`,
  },
  qrLogin: {
    title: 'QR login',
    about:
      'Logging in on one device by confirming it on another. The waiting page polls every 2 to 3 s. The token is valid for one login, in the session that requested it. If it is unknown, used or from another session, the answer is a success with the status `expired`.',
  },
  sso: { title: 'Single sign-on', about: 'Single sign-on: the domain of an enterprise leads to its own login.' },
  captcha: {
    title: 'Codes and captchas',
    about: `Codes that a phone receives (${smsCodeLength} digits), the picture and the slider captcha, and the server's time, which answers everyone, whatever the session or the CSRF token, never with \`9000001\`. The page requests another code after ${smsResendMs / 1000} s at the earliest. A code is valid only for its own scene.`,
  },
  register: {
    title: 'Registration',
    about: `All kinds of registration. Each verifies a phone by a code with the scene \`register\`, sets a password of ${passwordMinLength} to ${passwordMaxLength} characters and logs in.`,
  },
  referral: { title: 'Referral partners', about: 'Becoming a referral partner.' },
  activation: {
    title: 'Activation',
    about:
      'How an invited member joins: the invitation is confirmed, a phone is verified if required, then name and password are set.',
  },
  password: {
    title: 'Passwords',
    about: `Recovering, setting and changing the password. A new password has ${passwordMinLength} to ${passwordMaxLength} characters, letters and digits, unless the page's policy is stricter. Recovery does not reveal whether a phone or an email is known: for an unknown one, the call succeeds and sends nothing. A reset does not log in, and ends the account's other sessions.`,
  },
  twoStep: {
    title: 'Two-step verification',
    about: `Two-step verification. Its codes have ${twoStepCodeLength} digits. Calls that change it require that the password was verified recently in this session.`,
  },
  security: {
    title: 'Account security',
    about: 'What account holders can view and revoke: third-party accounts, devices, the open API token.',
  },
  credentials: {
    title: 'Phone and email',
    about:
      'Changing the phone or the email, in this order: `pre_verify` with `{}`, `pre_verify` with the code, `verify` with the new one, `update` with the new one and its code. `already_verified` means that the first two are not needed: the current one was verified recently, or there is none yet.',
  },
}

/** The meaning of each value of `needs`. */
export const needsWords: Record<Needs, string> = {
  nobody: 'everyone, whatever the session or the token; never `9000001`',
  session: 'a page with a valid session, logged in or not',
  waiting: 'a login that waits for its second step; others are refused with a `redirect` to `/login`',
  person: 'a user who is logged in, or whose login waits for its second step or for a forced set-up',
  member: 'a user who is logged in',
}

/** The scene of the picture captcha that each call accepts. `its own scene`: the request names it in `scene`. */
export const pictureSceneOf: Partial<Record<CallName, PictureScene | 'its own scene'>> = {
  login: 'login',
  syncLogin: 'login',
  appLogin: 'login',
  oauthLogin: 'login',
  bindLogin: 'login',
  sendQuickLoginCode: 'login',
  sendSms: 'its own scene',
  becomeReferral: 'become_referral',
  confirmAccount: 'forgot_password',
  forgotPassword: 'forgot_password',
  requestTwoStepCode: 'two_step',
  preVerifyPhone: 'modify_phone',
  preVerifyEmail: 'modify_phone',
  verifyPhone: 'modify_phone',
  verifyEmail: 'modify_phone',
}

/** What a server has to know about a call beyond its docstring, which is for callers. One string per paragraph. */
export const callNotes: Partial<Record<CallName, string[]>> = {
  twoStepLogin: [
    'A success logs the session in: it gets a new id, and the answer is that of a login. A wrong code is an error of `login` or `two_step_captcha`. If no login is waiting any more, the call is refused with a `redirect` to `/login`, because a reload would only show the same screen again.',
  ],
  checkQrToken: [
    '`{}` returns a new token with the status `waiting`. A confirmed login is returned once, in the session that requested it; after that, and for a token that is unknown, expired or from another session, the answer is a success with the status `expired`.',
  ],
  sendSms: [
    'With the scene `forgot_password_by_phone`, the call also succeeds for a phone without an account, but sends nothing.',
  ],
  verifyCaptcha: [
    'A slider that did not pass is `success: true` with `verify_result: false`. A wrong hash, `ts` or `region` is refused with `bad_signature`.',
  ],
  confirmAccount: ['`methods` contains `phone` if a phone was entered and `email` if an email was, never both.'],
  forgotPassword: ['The call also succeeds for an email without an account, but sends nothing.'],
  resetPassword: [
    'It does not log in. It ends all other sessions of the account and its waiting logins, and invalidates its other links.',
  ],
  setPassword: ['Not available to a login that waits for its second step, which gets `9000001`.'],
  verifyIdentity: [
    'For `{}`, a success means that the page must ask for the password, `already_verified` that it need not. A login that waits for a forced set-up has just verified it, so it gets `already_verified`.',
  ],
  requestTwoStepCode: [
    'With a `phone`, the password must be verified first. A login that waits for its second step sends none.',
  ],
  setTwoStep: [
    'For a user who is logged in, the answer is a plain success. For a login that waits for a forced set-up, it is the answer of the login, and the session is logged in.',
  ],
  preVerifyPhone: [
    'For `{}`, a success means that a code was sent to the current phone, which is masked in `user`; `already_verified` that the page can ask for the new one at once.',
  ],
  preVerifyEmail: [
    'For `{}`, a success means that a code was sent to the current email, which is masked in `user`; `already_verified` that the page can ask for the new one at once.',
  ],
}
