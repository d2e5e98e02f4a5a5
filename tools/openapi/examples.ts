import { captchaSettings, loginSignSecret } from '../../mocks/http/page-secrets.ts'
import type { CallName } from '../../src/api/call.ts'
import { signCaptcha, signLogin } from '../../src/api/signatures.ts'
import type { Example } from './model.ts'

type Values = Record<string, unknown>

/** A request as the caller passes it, before secrets are sealed, and its answer without `success`. */
type CallExample = { request: Values; answer: Values }

const phone = '13800138000'
const email = 'mei.lin@example.com'
const password = 'Portico2026'
const newPassword = { password: 'Colonnade42', password_confirmation: 'Colonnade42' }
const sms_captcha = '4821'
const masked = { phone: '138****8000', email: 'me****in@example.com' }
const token = 'k3VtQ9xZr1LwYb7NcE5sGd0PaU2hTf8J'
const oauth = { client_id: 'portico-notes', redirect_uri: 'https://notes.example.com/back', response_type: 'code' }
const time = 1_798_761_600_000
const { scene_id: sceneId, certify_id: certifyId, secret } = captchaSettings

const asks = { login: email, password }
const loggedIn = { redirect: '/files', user: { phone, email } }
const registration = { phone: '13900139000', sms_captcha, ...newPassword, name: '王小明' }
const registered = { redirect: '/files', user: { phone: '13900139000' } }
const invitation = { token: 'Qm7dW2aXk9RtVb4HsJ6nLcE1yPzUg3Fo' }
const openApiToken = { token: 'ptc_6Zr0mVb2KxqJ8wYt4NhLs1Gd', created_at: time, expires_at: 1_830_297_600_000 }

/** A realistic request and answer for every call; a call without them does not compile. */
export const callExamples: Record<CallName, CallExample> = {
  sayHi: { request: {}, answer: { logged_in: true } },
  logOut: { request: {}, answer: {} },

  getLoginSettings: {
    request: {},
    answer: {
      login_methods: ['password', 'sms', 'qr', 'sso'],
      thirds: ['wechat', 'wecom', 'dingtalk'],
      pic_captcha_required: false,
      sliding_captcha_enabled: true,
      voice_captcha_enabled: true,
      register_enabled: true,
    },
  },
  checkLogin: { request: { login: email }, answer: { registered: true, sso: false, pic_captcha_required: false } },
  login: { request: { ...asks, remember: true, redirect: '/files' }, answer: loggedIn },
  syncLogin: { request: asks, answer: { user: { phone, email } } },
  appLogin: { request: { login: phone, password }, answer: { user: { phone, email } } },
  oauthLogin: {
    request: { ...asks, ...oauth, scope: 'files:read', state: 'af0ifjsldkj' },
    answer: { redirect: 'https://notes.example.com/back?code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj' },
  },
  oauthQrLogin: {
    request: { token, ...oauth, state: 'af0ifjsldkj' },
    answer: { redirect: 'https://notes.example.com/back?code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj' },
  },
  bindLogin: { request: { ...asks, type: 'wechat', bind_token: token }, answer: loggedIn },
  twoStepLogin: { request: { two_step_captcha: '402917', method: 'sms', redirect: '/files' }, answer: loggedIn },

  sendQuickLoginCode: { request: { phone, message_type: 'txt' }, answer: {} },
  quickLogin: { request: { phone, sms_captcha }, answer: loggedIn },

  checkQrToken: {
    request: { token },
    answer: { token, expires_in: 112, status: 'scanned', name: 'Mei Lin' },
  },
  confirmQrLogin: {
    request: { token, action: 'confirm' },
    answer: { device_name: 'Chrome on Windows', location: 'Shanghai' },
  },

  getSsoProductId: { request: { domain: 'example.com' }, answer: { product_id: '20417' } },
  ssoLogin: {
    request: { product_id: '20417', redirect: '/files' },
    answer: { redirect: 'https://sso.example.com/authorize?product=20417' },
  },

  sendSms: { request: { phone, message_type: 'voice', scene: 'register', pic_captcha: 'H7KP' }, answer: {} },
  checkPhone: { request: { phone }, answer: { registered: true } },
  verifyCaptcha: {
    request: {
      captcha_verify_param: JSON.stringify({
        sceneId,
        certifyId,
        track: [
          [0, 0],
          [160, 900],
          [320, 1500],
        ],
      }),
      signature: signCaptcha({ sceneId, certifyId, ts: time, secret }),
      region: captchaSettings.region,
      ts: time,
    },
    answer: { code: 'T001', msg: 'Passed.', data: { verify_result: true, request_id: 'c0a8f2d4e6' } },
  },
  getServerTime: { request: {}, answer: { data: { server_time: time } } },

  register: { request: registration, answer: registered },
  registerForPlan: {
    request: { ...registration, plan_id: 'team-2026', register_position: 'pricing' },
    answer: registered,
  },
  registerPersonal: { request: { ...registration, email: 'xiaoming@example.com' }, answer: registered },
  registerEnterprise: { request: { ...registration, company_name: 'Example Design Ltd' }, answer: registered },
  registerFromMarket: { request: { ...registration, token }, answer: registered },
  registerAndBind: { request: { ...registration, type: 'wechat', bind_token: token }, answer: registered },
  checkCoupon: { request: { coupon: 'SPRING-26' }, answer: { valid: true, description: 'Three months for free.' } },
  reportWhyLeave: { request: { reason: 'too_long', detail: 'I only wanted to look.' }, answer: {} },

  becomeReferral: {
    request: { name: '王小明', company_name: 'Example Design Ltd', phone, sms_captcha, email },
    answer: {},
  },

  confirmInvitation: {
    request: invitation,
    answer: { user: { email }, phone_required: true, company_name: 'Example Design Ltd' },
  },
  verifyInvitedPhone: { request: { ...invitation, phone, sms_captcha }, answer: {} },
  activate: { request: { ...invitation, name: '林梅', ...newPassword }, answer: loggedIn },

  confirmAccount: { request: { login: email }, answer: { methods: ['email'], user: { email: masked.email } } },
  forgotPassword: { request: { email, pic_captcha: 'H7KP' }, answer: {} },
  forgotPasswordInternational: { request: { phone: '(+1)2025550143', sms_captcha }, answer: { token } },
  confirmForgot: { request: { phone, sms_captcha }, answer: { token } },
  confirmForgotV3: { request: { phone, sms_captcha, captcha_request_id: 'c0a8f2d4e6' }, answer: { token } },
  resetPassword: {
    request: { token, ...newPassword },
    answer: { redirect: '/login', logged_in_as: '139****9000', logged_in_is_owner: false },
  },
  initPassword: { request: { token, ...newPassword }, answer: loggedIn },
  setPassword: { request: { password: newPassword.password }, answer: {} },
  changePassword: { request: { old_password: password, ...newPassword }, answer: {} },

  verifyIdentity: {
    request: { password },
    answer: {},
  },
  getAvailableTwoStepMethods: { request: {}, answer: { methods: ['wechat', 'sms', 'google'] } },
  getTwoStepMethod: {
    request: {},
    answer: { enabled: true, method: 'sms', phone: masked.phone, forced: false, has_password: true },
  },
  requestTwoStepCode: {
    request: { method: 'sms', phone, ts: time, sign: signLogin({ phone, ts: time, secret: loginSignSecret }) },
    answer: {},
  },
  setTwoStep: { request: { code: '402917', method: 'sms', phone }, answer: { user: { phone, email } } },
  closeTwoStep: { request: {}, answer: {} },
  getGoogleSecret: { request: {}, answer: { secret: 'JBSWY3DPEHPK3PXP' } },

  getThirds: {
    request: {},
    answer: { thirds: [{ type: 'wechat', nickname: '梅', bound_at: 1_767_225_600_000 }] },
  },
  unbindThird: { request: { type: 'wechat' }, answer: {} },
  getDevices: {
    request: {},
    answer: {
      devices: [
        {
          id: 'd-7f31',
          name: 'Chrome on Windows',
          type: 'web',
          last_active_at: time,
          ip: '203.0.113.24',
          location: 'Shanghai',
          current: true,
        },
        {
          id: 'd-19c4',
          name: 'Portico for Windows',
          type: 'sync',
          client_version: '8.4.1',
          last_active_at: time - 86_400_000,
          ip: '203.0.113.24',
          current: false,
        },
      ],
    },
  },
  deleteDevice: { request: { device_id: 'd-19c4' }, answer: {} },
  getOpenApiToken: { request: {}, answer: openApiToken },
  refreshOpenApiToken: { request: {}, answer: { ...openApiToken, token: 'ptc_1Qs9kXf5TbnW3cRv7MjUe2Hp' } },

  getLogin: { request: {}, answer: { user: { phone, email } } },
  preVerifyPhone: { request: { sms_captcha }, answer: { user: masked } },
  preVerifyEmail: { request: { email_captcha: '735024' }, answer: { user: masked } },
  verifyPhone: { request: { phone: '13700137000', message_type: 'txt' }, answer: {} },
  verifyEmail: { request: { email: 'mei@example.com' }, answer: {} },
  updatePhone: { request: { phone: '13700137000', sms_captcha }, answer: { user: { phone: '13700137000', email } } },
  updateEmail: {
    request: { email: 'mei@example.com', email_captcha: '735024' },
    answer: { user: { phone, email: 'mei@example.com' } },
  },
}

/** An additional request with its answer, or just an answer, in wire format. */
type FurtherExample = { request?: Example; answer?: Example }

function asksToProve(name: CallName, contact: string): Record<string, FurtherExample> {
  return {
    ask: {
      request: { summary: `Ask whether the current ${contact} must be verified`, value: {} },
      answer: {
        summary: 'It must: a code has been sent to it',
        value: { success: true, ...callExamples[name].answer },
      },
    },
  }
}

/** Additional requests and answers of some calls; most of these requests are an empty `{}`. */
export const furtherExamples: Partial<Record<CallName, Record<string, FurtherExample>>> = {
  verifyIdentity: {
    ask: {
      request: { summary: 'Ask whether the password is needed', value: {} },
      answer: { summary: 'It is needed', value: { success: true } },
    },
  },
  preVerifyPhone: asksToProve('preVerifyPhone', 'phone'),
  preVerifyEmail: asksToProve('preVerifyEmail', 'email'),
  checkQrToken: {
    begin: {
      request: { summary: 'Request a token', value: {} },
      answer: { summary: 'A token', value: { success: true, token, expires_in: 180, status: 'waiting' } },
    },
    confirmed: {
      answer: {
        summary: 'The phone has confirmed; returned only once',
        value: { success: true, token, expires_in: 97, status: 'confirmed', ...loggedIn },
      },
    },
    expired: {
      answer: {
        summary: 'Unknown, used, expired, or from another session',
        value: { success: true, token, expires_in: 0, status: 'expired' },
      },
    },
  },
  confirmQrLogin: {
    scan: { request: { summary: 'Scanned: ask which device it is', value: { token } } },
  },
  requestTwoStepCode: {
    'own-phone': {
      request: {
        summary: "To the account's own phone",
        value: { method: 'sms', ts: time, sign: signLogin({ ts: time, secret: loginSignSecret }) },
      },
    },
  },
  verifyCaptcha: {
    'not-passed': {
      answer: {
        summary: 'The slider did not pass',
        value: { success: true, code: 'F001', msg: 'Please try once more.', data: { verify_result: false } },
      },
    },
  },
}
