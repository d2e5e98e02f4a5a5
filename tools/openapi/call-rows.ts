import type { CallName } from '../../src/api/call.ts'
import type { PictureScene } from '../../src/api/shapes/captcha.ts'

/** What server developers must know about a call, beyond what its code and its fields say. */
export type CallRow = {
  /** Rules that the docstring, which is for callers, leaves out. */
  note?: string
  /** Paths of optional answer fields that a server must send anyway: the pages only tolerate their absence. */
  alwaysSends?: readonly string[]
  /** The scene of the picture captcha that it accepts. `its own scene`: the request names it in `scene`. */
  scene?: PictureScene | 'its own scene'
}

/** The calls that need further explanation. */
export const callRows: Readonly<Partial<Record<CallName, CallRow>>> = {
  login: { scene: 'login' },
  syncLogin: { scene: 'login' },
  appLogin: { scene: 'login' },
  oauthLogin: { scene: 'login' },
  bindLogin: { scene: 'login' },
  twoStepLogin: {
    note: 'A success logs the session in and gives it a new id. If no login is waiting anymore, the call is refused with a `redirect` to `/login`, because a reload would only show the same screen again.',
  },

  sendQuickLoginCode: { scene: 'login' },
  checkQrToken: { alwaysSends: ['token', 'expires_in'] },
  confirmQrLogin: { alwaysSends: ['device_name'] },
  ssoLogin: { alwaysSends: ['redirect'] },

  sendSms: {
    note: 'With the scene `forgot_password_by_phone`, the call also succeeds for a phone without an account, but sends nothing.',
    scene: 'its own scene',
  },
  verifyCaptcha: { alwaysSends: ['data'] },
  getServerTime: { alwaysSends: ['data', 'data.server_time'] },

  becomeReferral: { scene: 'become_referral' },
  confirmInvitation: { alwaysSends: ['user', 'company_name'] },

  confirmAccount: { alwaysSends: ['user'], scene: 'forgot_password' },
  forgotPassword: { scene: 'forgot_password' },
  resetPassword: {
    note: 'It ends all other sessions of the account and its waiting logins, and invalidates its other links.',
  },
  setPassword: { note: 'Not available to a login that waits for its second step, which gets `9000001`.' },

  verifyIdentity: {
    note: 'A login that waits for a forced set-up has just verified its password, so it gets `already_verified`.',
  },
  requestTwoStepCode: { note: 'A login that waits for its second step sends no `phone`.', scene: 'two_step' },
  setTwoStep: {
    note: 'For a user who is logged in, the answer is a plain success. For a login that waits for a forced set-up, it is the answer of the login, and the session is logged in.',
  },

  getThirds: { alwaysSends: ['thirds.bound_at'] },
  getDevices: { alwaysSends: ['devices.last_active_at', 'devices.ip'] },
  refreshOpenApiToken: { alwaysSends: ['created_at'] },

  preVerifyPhone: { alwaysSends: ['user'], scene: 'modify_phone' },
  preVerifyEmail: { alwaysSends: ['user'], scene: 'modify_phone' },
  verifyPhone: { scene: 'modify_phone' },
  verifyEmail: { scene: 'modify_phone' },
  updatePhone: { alwaysSends: ['user'] },
  updateEmail: { alwaysSends: ['user'] },
}
