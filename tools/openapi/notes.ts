import type { CallName } from './call-names.ts'

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
