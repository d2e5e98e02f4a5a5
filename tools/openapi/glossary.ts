import {
  authenticatorSecretLength,
  emailCodeLength,
  passwordMaxLength,
  passwordMinLength,
  pictureCaptchaLength,
  serverTextLength,
  smsCodeLength,
  twoStepCodeLength,
} from '../../src/rules/limits.ts'

const newPassword = `${passwordMinLength} to ${passwordMaxLength} characters, letters and digits, not one kind alone. The page's policy may ask for more length, for capitals and small letters, or for special characters; only then are these permitted.`
const redirect = "A path of this site, or an address of this site's host or of a host that the page allows."

/**
 * The meaning, unit and limits of each field. A name has one meaning everywhere; if it does not, the entry's key also names the
 * area, call or shared shape: `security.token`, `setTwoStep.code`, `getDevices.devices.name`.
 */
export const glossary: Record<string, string> = {
  // Identity.
  login: 'A phone or an email, as `phone` and `email` have them. Whether it is one is for the server to say.',
  phone: 'A phone: digits alone for the dialing code 86, else `(+<code>)<digits>`, e.g. `(+1)2025550143`.',
  email: 'An email address.',
  user: 'Whose account it is.',
  'User.phone': 'The phone, or a mask of it: digits 4 to 7 become `****`.',
  'User.email':
    'The email, or a mask of it: of a local part of more than 4 characters two are left at each end, else the first.',
  'confirmAccount.user': 'The login that was asked about, masked. Never anything of an account.',
  name: 'What people call the person.',
  company_name: 'Name of the enterprise.',

  // Proof of identity.
  password: newPassword,
  'login.password': 'The password as typed, without the spaces at its ends. No rule of new passwords is asked of it.',
  'verifyIdentity.password': 'The current password. Absent, the call asks whether it is needed.',
  password_confirmation: '`password` once more.',
  old_password: 'The current password, proved again.',
  pic_captcha: `What was typed from the picture captcha, at most ${pictureCaptchaLength} characters. Letter case does not count.`,
  captcha_request_id: 'The `request_id` of a slider that passed. Good for one call.',
  message_type: 'How a code reaches a phone: `txt` by message (by default), `voice` by a call that says it.',
  sms_captcha: `The code that the phone received, ${smsCodeLength} digits.`,
  email_captcha: `The code that the mail holds, ${emailCodeLength} digits.`,
  two_step_captcha: `The two-step code, ${twoStepCodeLength} digits. A wrong one is refused under \`login\`, as the service is known to do, or under this field: both are shown under the code.`,
  'preVerifyPhone.sms_captcha': `The code that the current phone received, ${smsCodeLength} digits. Absent, the call asks for one.`,
  'preVerifyEmail.email_captcha': `The code in the mail to the current email, ${emailCodeLength} digits. Absent, the call asks for one.`,
  scene: 'What the code is for. It is good for nothing else.',

  // The login and its settings.
  remember: 'Whether the session outlives the browser.',
  redirect: `Where to go afterwards. ${redirect}`,
  login_methods:
    'Ways to log in, in the order to offer them. A page passes over those that it does not know, so others may be added.',
  thirds: 'Third parties that a login can come from, in the order to offer them, e.g. `wechat`.',
  pic_captcha_required: 'Whether the next try needs a picture captcha.',
  sliding_captcha_enabled: 'Whether the slider captcha is in use.',
  voice_captcha_enabled: 'Whether a code can be asked for by a voice call.',
  register_enabled: 'Whether people can register by themselves.',
  registered: 'Whether an account has it.',
  sso: "Whether it belongs to an enterprise's single sign-on.",
  logged_in: 'Whether somebody is logged in in this session.',
  logged_in_as: 'Masked phone or email of who is still logged in here; left out where nobody is.',
  logged_in_is_owner: 'Whether that is the account with the new password.',
  domain: "What stands after the `@` of the enterprise's addresses.",
  product_id: "The number of the enterprise's single sign-on.",

  // OAuth 2 parameters of a login for another application, from the query of the page's URL.
  client_id: 'The application that sent the person here.',
  redirect_uri: 'Where the application wants the person back.',
  response_type: 'What the application wants in return, e.g. `code`.',
  scope: 'What the application asks to be allowed.',
  state: "The application's own value, handed back to it as it is.",

  // Linked accounts.
  type: 'The third party, e.g. `wechat`.',
  bind_token: "Stands for the third party's account; from the address of the page that binds it.",
  'security.thirds': 'Third-party accounts that are bound to this one.',
  nickname: 'What the person is called at the third party.',
  bound_at: 'When it was bound, in ms since 1970.',

  // QR login.
  'qrLogin.token': 'Stands for one QR login: it is in the picture that the phone scans.',
  'oauthQrLogin.token': 'The token of a QR login that the phone has confirmed.',
  'checkQrToken.name': 'Who scanned it, as a person would call them.',
  'checkQrToken.redirect': `Once confirmed: where to go. ${redirect}`,
  'checkQrToken.user': 'Once confirmed: whose account it is.',
  expires_in: 'Seconds until the token expires.',
  status:
    'How the QR login stands. A token that is unknown, used or of another session is `expired`, with success. With `confirmed`, which is answered once, the session is logged in, and the answer is that of a login.',
  action: 'What the person chose. Absent, the call marks the token as scanned and asks which device it is.',
  device_name: 'The device that asks to be logged in.',
  location: 'Where it is, as near as is known, in words.',

  // Slider captcha and time.
  captcha_verify_param:
    "What the slider handed over, as it is. The page's own slider: a JSON text (no base64) of `sceneId`, `certifyId` and `track`, the list of `[x in px, time in ms]`. A vendor's: a text of its own.",
  signature:
    'MD5, in small hexadecimal digits, of `captcha.scene_id`, `captcha.certify_id` (both of the page), `ts` and `captcha.secret` of the page, one after the other.',
  region: "Where the slider's vendor judges.",
  ts: "The server's time when it was signed, in ms since 1970. More than five minutes off is refused with `bad_signature`, as is a wrong hash.",
  sign: 'MD5, in small hexadecimal digits, of `phone` exactly as sent, also where it is sealed (empty where none is sent), `ts` and `login_sign_secret` of the page, one after the other.',
  'verifyCaptcha.code': "The vendor's code of the outcome.",
  msg: "The vendor's words on the outcome. Shown when the slider did not pass. Beside a refusal without `errors` it counts as its error.",
  data: 'What was asked for.',
  verify_result: 'Whether the slider passed. A `true` without `request_id` counts as not passed.',
  request_id: 'Stands for the slider that passed: the next call takes it as `captcha_request_id`, once.',
  server_time: "The server's time, in ms since 1970. The page sets its clock by it.",

  // Registration.
  plan_id: 'The plan that was chosen before.',
  register_position: 'Where on the site the way to registration began.',
  coupon: "A sales partner's coupon.",
  valid: 'Whether the coupon is good.',
  description: `What the coupon gives, in the visitor's language, at most ${serverTextLength} characters.`,
  reason: 'Why the person left, as one of the reasons on offer.',
  detail: "More about it, in the person's words.",
  'registerFromMarket.token': 'Stands for what was bought; from the address that the market opens.',

  // Invitation and recovery.
  'activation.token': "From the invitation's link.",
  phone_required: 'Whether a phone is to be proved before the account can be activated.',
  'password.token': 'Permits one new password: from the link of a mail, or from the call that proved a phone.',
  'password.methods': 'Ways back that are open to this login: its own, whether or not there is an account.',

  // Two-step verification.
  method: 'How two-step codes come: `sms` by message, `wechat` by WeChat, `google` by an authenticator.',
  'twoStep.methods': 'Methods on offer, the recommended one first.',
  'requestTwoStepCode.phone': 'The phone to send to. Absent, it goes to the one that two-step verification has.',
  'setTwoStep.code': `The two-step code of the new method, ${twoStepCodeLength} digits.`,
  'setTwoStep.phone': 'For the method `sms`: the phone that the code was sent to.',
  'getTwoStepMethod.phone': 'For the method `sms`: a mask of the phone that codes go to.',
  enabled: 'Whether two-step verification is on.',
  forced: 'Whether the enterprise asks for it; then it cannot be turned off.',
  has_password: 'Whether the account has a password of its own.',
  secret: `The secret to type into an authenticator: ${authenticatorSecretLength} characters, base32.`,

  // Devices and the open API.
  devices: 'Devices that are logged in, or were lately.',
  id: 'Stands for the device in `/security/delete_device`.',
  device_id: 'The `id` of the device.',
  'getDevices.devices.name': 'What a person calls such a device, e.g. "Chrome on Windows".',
  'getDevices.devices.type': 'The client: a browser, the desktop client or the mobile app.',
  client_version: "The client's version.",
  last_active_at: 'When it was last seen, in ms since 1970.',
  ip: 'The address it was last seen at.',
  'getDevices.devices.location': "Where it was last seen, as near as is known, in the visitor's language.",
  current: 'Whether it is the device that asks.',
  'security.token': 'The token of the open API, in full.',
  created_at: 'When it was made, in ms since 1970.',
  expires_at: 'When it ends, in ms since 1970. Absent, it does not end.',
}

/** Returns the meaning of a field, given its path in a shape. */
export type Describe = (path: readonly string[]) => string

/** The entries that anything has asked for. */
export const usedEntries = new Set<string>()

/** Looks up descriptions within scopes: a call or a shared shape, then its area. */
export function describeIn(scopes: readonly string[]): Describe {
  return (path) => {
    const name = path.at(-1) ?? ''
    const places = scopes.flatMap((scope) => [`${scope}.${path.join('.')}`, `${scope}.${name}`])
    const entry = [...places, name].find((place) => place in glossary)
    if (entry === undefined) throw new Error(`${scopes[0]}: the glossary does not say what ${path.join('.')} means.`)
    usedEntries.add(entry)
    return glossary[entry] ?? ''
  }
}
