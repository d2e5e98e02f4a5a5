// What a server has to know beyond shapes: words for people, by area and by call.

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

/** The meaning of each need. */
export const needsWords: Record<Needs, string> = {
  nobody: 'whoever asks, whatever the session or the token says; never `9000001`',
  session: 'a page of a session that runs, logged in or not',
  waiting: 'a login that waits for its second step; any other is refused with a `redirect` to `/login`',
  person: 'somebody logged in, or whose login waits for its second step or for a forced set-up',
  member: 'somebody logged in',
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
    'A success logs the session in: it gets a new id, and the answer is that of a login. A wrong code is an error under `login` or `two_step_captcha`. Where no login waits any more, it is refused with a `redirect` to `/login`: a reload would only come back to the same screen.',
  ],
  checkQrToken: [
    'To `{}`: a new token, `waiting`. A confirmed login is handed over once, in the session that asked for it; after that, and for a token that is unknown, over or of another session, the status is `expired`, with success.',
  ],
  sendSms: [
    'With the scene `forgot_password_by_phone` a phone without an account succeeds as well, and nothing is sent.',
  ],
  verifyCaptcha: [
    'A slider that did not pass is `success: true` with `verify_result: false`. A wrong hash, `ts` or `region` is refused with `bad_signature`.',
  ],
  confirmAccount: ['`methods` holds `phone` where a phone was typed and `email` where an email was, never both.'],
  forgotPassword: ['An email without an account succeeds as well, and nothing is sent.'],
  resetPassword: [
    'It logs nobody in. All other sessions of the account end, and so do its logins that wait and its other links.',
  ],
  setPassword: ['Not for a login that waits for its second step: to that one the session has expired (`9000001`).'],
  verifyIdentity: [
    'To `{}`: a success means that the password is to be asked for, `already_verified` that it is not. A login that waits for a forced set-up has just proved it, so the answer there is `already_verified`.',
  ],
  requestTwoStepCode: [
    'With a `phone`, the password has to be proved first. A login that waits for its second step sends none.',
  ],
  setTwoStep: [
    'Of somebody logged in, the answer is a success and no more. Of a login that waits for a forced set-up it is that of the login, and the session is logged in.',
  ],
  preVerifyPhone: [
    'To `{}`: a success means that a code is on its way to the current phone, masked in `user`; `already_verified` that the new one can be asked for at once.',
  ],
  preVerifyEmail: [
    'To `{}`: a success means that a code is on its way to the current email, masked in `user`; `already_verified` that the new one can be asked for at once.',
  ],
}
