import { captchaSettings, loginSignSecret } from '../../mocks/http/page-secrets.ts'
import { captchaExtras } from '../../src/api/shapes/fields.ts'
import { signCaptcha, signTwoStep } from '../../src/api/signatures.ts'
import { findKey } from './glossary.ts'
import type { Schema } from './model.ts'

const phone = '13800138000'
const email = 'mei.lin@example.com'
const password = 'Portico2026'
export const maskedUser = { phone: '138****8000', email: 'me****in@example.com' }
export const token = 'k3VtQ9xZr1LwYb7NcE5sGd0PaU2hTf8J'
const time = 1_798_761_600_000
const { scene_id: sceneId, certify_id: certifyId, secret } = captchaSettings
const device = { ip: '203.0.113.24', location: 'Shanghai', current: false, last_active_at: time }

/**
 * Realistic values for the fields of the examples, with keys as in the glossary. Without a sample, a field gets its
 * constant or first enum value, or `true` if it is a boolean.
 */
export const samples: Readonly<Record<string, unknown>> = {
  // Identity.
  login: email,
  phone,
  'forgotPasswordInternational.phone': '(+1)2025550143',
  'getTwoStepMethod.phone': maskedUser.phone,
  'credentials.phone': '13700137000',
  email,
  'credentials.email': 'mei@example.com',
  user: { phone, email },
  'credentials.user': maskedUser,
  'confirmAccount.user': { email: maskedUser.email },
  name: '林梅',
  company_name: 'Example Design Ltd',

  // Proof of identity.
  password: 'Colonnade42',
  password_confirmation: 'Colonnade42',
  'login.password': password,
  'verifyIdentity.password': password,
  old_password: password,
  sms_captcha: '4821',
  email_captcha: '735024',
  two_step_captcha: '402917',

  // The login and its settings.
  redirect: '/files',
  'resetPassword.redirect': '/login',
  login_methods: ['password', 'sms', 'qr', 'sso'],
  thirds: ['wechat', 'wecom', 'dingtalk'],
  pic_captcha_required: false,
  sso: false,
  logged_in_as: '139****9000',
  logged_in_is_owner: false,
  domain: 'example.com',
  product_id: '20417',

  // A login for another application, linked accounts, QR login.
  client_id: 'portico-notes',
  redirect_uri: 'https://notes.example.com/back',
  response_type: 'code',
  scope: 'files:read',
  state: 'af0ifjsldkj',
  type: 'wechat',
  bind_token: token,
  'security.thirds': [{ type: 'wechat', nickname: '梅', bound_at: 1_767_225_600_000 }],
  token,
  expires_in: 112,
  status: 'confirmed',
  device_name: 'Chrome on Windows',
  location: 'Shanghai',

  // Slider captcha, signatures and server time.
  captcha_verify_param: `{"sceneId":"${sceneId}","certifyId":"${certifyId}","track":[[0,0],[160,900],[320,1500]]}`,
  signature: signCaptcha({ sceneId, certifyId, ts: time, secret }),
  ts: time,
  sign: signTwoStep({ phone, ts: time, secret: loginSignSecret }),
  'verifyCaptcha.code': 'T001',
  msg: 'Passed.',
  data: { verify_result: true, request_id: 'c0a8f2d4e6' },
  'getServerTime.data': { server_time: time },

  // Registration, invitation and recovery.
  plan_id: 'team-2026',
  register_position: 'pricing',
  coupon: 'SPRING-26',
  description: 'Three months free.',
  reason: 'too_long',
  detail: 'I just wanted to look around.',
  'password.methods': ['email'],

  // Two-step verification.
  'twoStep.methods': ['wechat', 'sms', 'google'],
  'setTwoStep.code': '402917',
  forced: false,
  secret: 'JBSWY3DPEHPK3PXP',

  // Devices and the open API.
  devices: [
    { ...device, id: 'd-7f31', name: 'Chrome on Windows', type: 'web', current: true },
    { ...device, id: 'd-19c4', name: 'Portico for Windows', type: 'sync', client_version: '8.4.1' },
  ],
  device_id: 'd-19c4',
  'security.token': 'ptc_6Zr0mVb2KxqJ8wYt4NhLs1Gd',
  created_at: time,
  expires_at: 1_830_297_600_000,
}

/** Creates an example object for a schema. Omits the captcha fields, since they are sent only on demand (API-09). */
export function createSample({ properties = {} }: Schema, scopes: readonly string[]): Record<string, unknown> {
  const fields = Object.entries(properties).filter(([field]) => !(field in captchaExtras))
  return Object.fromEntries(
    fields.map(([field, { type, const: constant, enum: values = [constant] }]) => {
      const key = findKey(samples, field, scopes)
      const value = key ? samples[key] : (values[0] ?? (type === 'boolean' || undefined))
      if (value === undefined) throw new Error(`tools/openapi/samples.ts has no sample for ${field} in ${scopes[0]}.`)
      return [field, value]
    }),
  )
}
