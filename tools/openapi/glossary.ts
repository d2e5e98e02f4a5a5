import { secretFields } from '../../src/api/call.ts'
import * as limits from '../../src/rules/limits.ts'

const newPassword = `${limits.passwordMinLength} to ${limits.passwordMaxLength} characters, with both letters and digits. The page's policy may require more characters, upper and lower case, or special characters; only then are special characters permitted.`
const redirect = "A path of this site, or an address of this site's host or of a host that the page allows."

/**
 * The meaning, unit and limits of each field. A name has one meaning everywhere; if it does not, the entry's key also names the
 * area, call or shared shape: `security.token`, `setTwoStep.code`, `getDevices.devices.name`.
 */
export const glossary: Record<string, string> = {
  // Identity.
  login: 'A phone or an email, in the format of `phone` or `email`. The server decides whether it is valid.',
  phone: 'A phone: only digits for the dialing code 86, else `(+<code>)<digits>`, e.g. `(+1)2025550143`.',
  email: 'An email address.',
  user: 'The owner of the account.',
  'User.phone': 'The phone, or a mask of it: digits 4 to 7 become `****`.',
  'User.email':
    'The email, or a mask of it: two characters at each end of a local part longer than 4 characters, otherwise its first.',
  'confirmAccount.user': 'The login from the request, masked. It never contains data of an account.',
  name: 'The name of the user.',
  company_name: 'Name of the enterprise.',

  // Proof of identity.
  password: newPassword,
  'login.password':
    'The password as typed, without leading and trailing spaces. The rules for new passwords do not apply.',
  'verifyIdentity.password': 'The current password. If absent, the call asks whether it is needed.',
  password_confirmation: '`password` repeated.',
  old_password: 'The current password.',
  pic_captcha: `The typed characters of the picture captcha, at most ${limits.pictureCaptchaLength}, case-insensitive.`,
  captcha_request_id: 'The `request_id` of a passed slider; valid for one call.',
  message_type: 'How a code is sent to a phone: `txt` by message (the default), `voice` by a call.',
  sms_captcha: `The code sent to the phone, ${limits.smsCodeLength} digits. Where it is optional, the call without it requests one.`,
  email_captcha: `The code in the email, ${limits.emailCodeLength} digits. Where it is optional, the call without it requests one.`,
  two_step_captcha: `The two-step code, ${limits.twoStepCodeLength} digits. A wrong one is an error of \`login\`, as the service is known to do, or of this field: both are shown at the code field.`,
  scene: 'What the code is for; it cannot be used for anything else.',

  // The login and its settings.
  remember: 'Whether the session outlives the browser.',
  redirect: `Where to go afterwards. ${redirect}`,
  login_methods: 'Login methods, in the order to offer them. Pages skip unknown ones, so more may be added.',
  thirds: 'Third parties that users can log in with, in the order to offer them, e.g. `wechat`.',
  pic_captcha_required: 'Whether the next try needs a picture captcha.',
  sliding_captcha_enabled: 'Whether the slider captcha is in use.',
  voice_captcha_enabled: 'Whether a code can be requested by voice call.',
  register_enabled: 'Whether people can register by themselves.',
  registered: 'Whether it belongs to an account.',
  sso: "Whether it belongs to an enterprise's single sign-on.",
  logged_in: 'Whether this session is logged in.',
  logged_in_as: 'Masked phone or email of the account that is still logged in here; absent if there is none.',
  logged_in_is_owner: 'Whether that is the account with the new password.',
  domain: "The part after the `@` of the enterprise's email addresses.",
  product_id: "The number of the enterprise's single sign-on.",

  // OAuth 2 parameters of a login for another application, from the query of the page's URL.
  client_id: 'The application that sent the user here.',
  redirect_uri: 'Where the application wants the user to return to.',
  response_type: 'What the application expects in return, e.g. `code`.',
  scope: 'The permissions that the application requests.',
  state: "The application's own value, returned to it unchanged.",

  // Linked accounts.
  type: 'The third party, e.g. `wechat`.',
  bind_token: "Identifies the third party's account; from the URL of the page that links it.",
  'security.thirds': 'Third-party accounts that are linked to this one.',
  nickname: 'The user’s name at the third party.',
  bound_at: 'When it was linked, in ms since 1970.',

  // QR login.
  'qrLogin.token': 'Identifies one QR login; it is in the picture that the phone scans.',
  'oauthQrLogin.token': 'The token of a QR login that the phone has confirmed.',
  'checkQrToken.name': 'The name of the user who scanned it.',
  expires_in: 'Seconds until the token expires.',
  status:
    'The state of the QR login. For a token that is unknown, used or from another session, the answer is a success with `expired`. `confirmed` is returned once: the session is logged in, and the answer is that of a login.',
  action: 'What the user chose. If absent, the call marks the token as scanned and asks which device it is.',
  device_name: 'The device to be logged in.',
  location: 'Its approximate location, as text.',

  // Slider captcha and time.
  captcha_verify_param:
    "The slider's result, unchanged. For the page's own slider: a JSON string (not base64) of `sceneId`, `certifyId` and `track`, a list of `[x in px, time in ms]`. For a vendor's: an opaque string.",
  signature:
    'MD5 in lowercase hexadecimal of the concatenation of the page’s `captcha.scene_id` and `captcha.certify_id`, `ts`, and the page’s `captcha.secret`.',
  region: "The region in which the slider's vendor verifies.",
  ts: "The server's time when it was signed, in ms since 1970. A time more than five minutes off is refused with `bad_signature`, as is a wrong hash.",
  sign: 'MD5 in lowercase hexadecimal of the concatenation of `phone` exactly as sent (even if encrypted; empty if absent), `ts`, and the page’s `login_sign_secret`.',
  'verifyCaptcha.code': "The vendor's result code.",
  msg: "The vendor's message about the outcome, shown when the slider did not pass. In a refusal without `errors`, it counts as the error.",
  data: 'The result.',
  verify_result: 'Whether the slider passed. A `true` without `request_id` counts as not passed.',
  request_id: 'Identifies the passed slider; the next call may use it once, as `captcha_request_id`.',
  server_time: "The server's time, in ms since 1970. The page sets its clock by it.",

  // Registration.
  plan_id: 'The plan chosen earlier.',
  register_position: 'Where on the site the user began to register.',
  coupon: "A sales partner's coupon.",
  valid: 'Whether the coupon is valid.',
  description: `The coupon's benefit, in the visitor's language, at most ${limits.serverTextLength} characters.`,
  reason: 'Why the user left: one of the offered reasons.',
  detail: "More about it, in the person's words.",
  'registerFromMarket.token': 'Identifies the purchase; from the URL that the market opens.',

  // Invitation and recovery.
  'activation.token': "From the invitation's link.",
  phone_required: 'Whether a phone must be verified before the account can be activated.',
  'password.token': 'Permits setting one new password; from an email link, or from the call that verified a phone.',
  'password.methods': 'Recovery methods for this login, according to its kind, whether or not there is an account.',

  // Two-step verification.
  method: 'How two-step codes are delivered: `sms` by message, `wechat` by WeChat, `google` by an authenticator.',
  'twoStep.methods': 'Available methods, the recommended one first.',
  'requestTwoStepCode.phone':
    'The phone to send to. If absent, the code goes to the phone set up for two-step verification.',
  'setTwoStep.code': `The two-step code of the new method, ${limits.twoStepCodeLength} digits.`,
  'setTwoStep.phone': 'For the method `sms`: the phone that the code was sent to.',
  'getTwoStepMethod.phone': 'For the method `sms`: a mask of the phone that codes are sent to.',
  enabled: 'Whether two-step verification is on.',
  forced: 'Whether the enterprise requires it; then it cannot be turned off.',
  has_password: 'Whether the account has a password of its own.',
  secret: `The secret to type into an authenticator: ${limits.authenticatorSecretLength} characters, base32.`,

  // Devices and the open API.
  devices: 'Devices that are or were recently logged in.',
  id: 'Identifies the device for `/security/delete_device`.',
  device_id: 'The `id` of the device.',
  'getDevices.devices.name': 'A readable name of the device, e.g. "Chrome on Windows".',
  'getDevices.devices.type': 'The client: a browser, the desktop client or the mobile app.',
  client_version: "The client's version.",
  last_active_at: 'When it was last active, in ms since 1970.',
  ip: 'Its last IP address.',
  'getDevices.devices.location': "Its last approximate location, in the visitor's language.",
  current: 'Whether it is the device that makes this call.',
  'security.token': 'The open API token, in full.',
  created_at: 'When it was created, in ms since 1970.',
  expires_at: 'When it expires, in ms since 1970. If absent, it does not expire.',

  // Around every call.
  success: 'Only the value `true` is a success.',
  'BareSuccess.success': 'May be absent, but then `msg`, `errors`, `redirect` and `force_two_step` are absent too.',
  'Refusal.msg': 'Counts as the error if there are no `errors`, as in the slider’s answer.',
  errors: 'A field shows its first error. Of the errors without a field, the first one is shown.',
  'Refusal.redirect': 'Where to go. It takes precedence over the errors: the page goes there and shows none.',
  force_two_step:
    'The account must set up two-step verification first, at `redirect` if given. It is a refusal even with `success: true`.',
  'Refusal.force_two_step.redirect': 'Where to set it up.',
  field:
    'The name of the wrong field, as in the request. If absent, the error concerns the whole request. A wrong code at the second step of a login may be reported for `login`, as the service is known to do, or for `two_step_captcha`: both are shown at the code field.',
  error_code:
    'The kind of error; `x-codes` lists all codes that pages act on. Any other code may be used too, and is shown at its field.',
  error_msg:
    "Shown unchanged, as text and never as markup. It must be in the visitor's language: the page's `lang`, which is kept in the session, else the one of `Accept-Language`.",
  download_link: 'An http(s) address or a path, offered as a button.',
  secure_zone: `The request's fields among ${secretFields.map((field) => `\`${field}\``).join(', ')}, as one JSON object in UTF-8, encrypted with the page's \`public_key\` (RSA, PKCS#1 v1.5, one block) and then base64. With a key of 2048 bits the JSON has at most 245 bytes. \`POST /login\` has an example, which the demo key of \`mocks/http/keys.ts\` decrypts.`,
}

/** The keys found so far, for each table. */
const found = new Map<object, Set<string>>()

/** The key of a field in a table like the glossary, within scopes: a call or a shared shape, then its area. */
export function findKey(table: object, path: readonly string[], scopes: readonly string[]): string | undefined {
  const name = path.at(-1) ?? ''
  const scoped = scopes.flatMap((scope) => [`${scope}.${path.join('.')}`, `${scope}.${name}`])
  const key = [...scoped, name].find((known) => known in table)
  if (key !== undefined) found.set(table, (found.get(table) ?? new Set()).add(key))
  return key
}

/** The keys of such a table that no field has led to. */
export function unusedKeys(table: object): string[] {
  return Object.keys(table).filter((key) => !found.get(table)?.has(key))
}

/** The meaning of a field, given its path in a shape. Throws without an entry. */
export function meaningOf(path: readonly string[], scopes: readonly string[] = []): string {
  const meaning = glossary[findKey(glossary, path, scopes) ?? '']
  if (meaning === undefined) throw new Error(`${scopes[0]}: the glossary has no entry for ${path.join('.')}.`)
  return meaning
}
