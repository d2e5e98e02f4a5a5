import type { CallName } from '../../src/api/call.ts'
import type { PictureScene } from '../../src/api/shapes/captcha.ts'
import { maskedUser, token } from './samples.ts'

/** Information about a call for server developers, in addition to its docstring and fields. */
export type CallDocs = {
  /** Rules for the server. The docstring omits them, because it addresses callers. */
  note?: string
  /** Paths of optional response fields that a server must send, although the pages tolerate responses without them. */
  alwaysSends?: readonly string[]
  /** The scene of the picture captcha that the call accepts. `from the request`: the request names the scene. */
  scene?: PictureScene | 'from the request'
  /** The server may reject frequent calls, because each sends a message or reveals whether an account exists. */
  isRateLimited?: true
  /** Additional examples of requests and responses as they are sent, by title. */
  examples?: Record<string, { request?: object; response?: object }>
}

/** An example of a request without a code. The server then sends a code. */
const requestWithoutCode: CallDocs['examples'] = {
  'Request a code for the current phone number or email': {
    request: {},
    response: { success: true, user: maskedUser },
  },
}

/** The calls that need further explanation. */
export const callDocs: Readonly<Partial<Record<CallName, CallDocs>>> = {
  checkLogin: { isRateLimited: true },
  login: {
    scene: 'login',
    examples: {
      'The same request with its secrets encrypted': {
        request: {
          remember: true,
          redirect: '/files',
          secure_zone:
            'q8WWLWCVw59pt5PEPJg4TVMJgyby/nerFZdRVgKVb0XIDtRGv866XOW+vZDkqayVKzKXWYxNMMkfVWhLQNuRITy0o2j1415+qt8XDgPryAakIS9DR008GU2lRafXem9XXC4c88bvOqfJ2fjFx26yo6FU4gRUuWQ7QVVmhVjHCL+9137LXGadJWseYy50HPphBDQCTvDKAnTVhBNJcOCEYo7ZBZxYlaxkuKiDE8+Rf5cRqlFfwcZgiFpVw+XN5CbfcIGQ75c6ukjyPz29WMIzHiDOVySpdeNEgWjwHminrRxZ6QnOlcLpHrHPWZXYGMepVaw9YyPsv132xxwDTX5aSA==',
        },
      },
    },
  },
  syncLogin: { scene: 'login' },
  appLogin: { scene: 'login' },
  oauthLogin: { scene: 'login' },
  bindLogin: { scene: 'login' },
  twoStepLogin: {
    note: 'On success, the user is logged in, and the session gets a new id. If no login is waiting for its second step, the server rejects the call with a `redirect` to `/login`, because a reload would only show the same screen again.',
  },

  sendQuickLoginCode: { scene: 'login', isRateLimited: true },
  checkQrToken: {
    alwaysSends: ['token', 'expires_in'],
    examples: {
      'Request a token': { request: {}, response: { success: true, token, expires_in: 180, status: 'waiting' } },
      'The phone has scanned the code': {
        response: { success: true, token, expires_in: 112, status: 'scanned', name: '林梅' },
      },
      'The token cannot be used': { response: { success: true, token, expires_in: 0, status: 'expired' } },
    },
  },
  confirmQrLogin: { alwaysSends: ['device_name'], examples: { 'Request the device details': { request: { token } } } },
  ssoLogin: { alwaysSends: ['redirect'] },

  sendSms: {
    note: 'With the scene `forgot_password_by_phone`, the call also succeeds for a phone number without an account, but sends nothing.',
    scene: 'from the request',
    isRateLimited: true,
  },
  checkPhone: { isRateLimited: true },
  verifyCaptcha: {
    alwaysSends: ['data'],
    examples: {
      'The slider captcha was not solved': {
        response: { success: true, code: 'F001', msg: 'Please try again.', data: { verify_result: false } },
      },
    },
  },
  getServerTime: { alwaysSends: ['data', 'data.server_time'] },

  becomeReferral: { scene: 'become_referral' },
  confirmInvitation: { alwaysSends: ['user', 'company_name'] },

  confirmAccount: { alwaysSends: ['user'], scene: 'forgot_password' },
  forgotPassword: { scene: 'forgot_password', isRateLimited: true },
  resetPassword: {
    note: 'On success, the server ends the account’s other sessions and pending logins, and invalidates its other password links.',
  },
  setPassword: { note: 'While a login is waiting for its second step, the server rejects the call with `9000001`.' },

  verifyIdentity: {
    note: 'For a login that is waiting for the required two-step setup, the response is `already_verified`, because its password has just been verified.',
    examples: { 'Check whether the password is needed': { request: {}, response: { success: true } } },
  },
  requestTwoStepCode: {
    note: 'While a login is waiting for its second step, the request contains no `phone`.',
    scene: 'two_step',
    isRateLimited: true,
  },
  setTwoStep: {
    note: 'For a user who is logged in, the response contains only `success`. For a login that is waiting for the required two-step setup, it has the fields of a login response, and the user is logged in.',
  },

  getThirds: { alwaysSends: ['thirds.bound_at'] },
  getDevices: { alwaysSends: ['devices.last_active_at', 'devices.ip'] },
  refreshOpenApiToken: { alwaysSends: ['created_at'] },

  preVerifyPhone: { alwaysSends: ['user'], scene: 'modify_phone', isRateLimited: true, examples: requestWithoutCode },
  preVerifyEmail: { alwaysSends: ['user'], scene: 'modify_phone', isRateLimited: true, examples: requestWithoutCode },
  verifyPhone: { scene: 'modify_phone', isRateLimited: true },
  verifyEmail: { scene: 'modify_phone', isRateLimited: true },
  updatePhone: { alwaysSends: ['user'] },
  updateEmail: { alwaysSends: ['user'] },
}
