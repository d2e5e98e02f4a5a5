import * as limits from '../../src/rules/limits.ts'

/**
 * The meanings, units and limits of fields. If a name has several meanings, the key also names the area, call or shared
 * shape. Signed fields, and fields that all responses share, are explained in docs/contract.md instead.
 */
const glossary: Record<string, string | undefined> = {
  login: 'A phone number or email address, formatted as `phone` or `email`. The server decides whether it is valid.',
  phone: 'A phone number: only digits for the dialing code 86, else `(+<code>)<digits>`, e.g. `(+1)2025550143`.',
  'User.phone': 'The phone number. If it is masked, `****` replaces digits 4 to 7.',
  'User.email':
    'The email address, possibly masked: `me****in@…`, or `m****@…` if the local part has at most 4 characters.',
  'confirmAccount.user': 'The login from the request, masked. It never contains account data.',

  password: `${limits.passwordMinLength} to ${limits.passwordMaxLength} characters, with both letters and digits. The page's password policy may require more characters, uppercase and lowercase letters, or special characters. Special characters are permitted only if required.`,
  'login.password':
    'The password as typed, but without leading and trailing spaces. The rules for new passwords do not apply.',
  'verifyIdentity.password': 'The current password. If omitted, the call checks whether the password is needed.',
  pic_captcha: `Characters entered for the picture captcha, at most ${limits.pictureCaptchaLength}, case-insensitive.`,
  captcha_request_id: 'The `request_id` of a solved slider captcha. It is valid for one call.',
  message_type: 'How a code is sent to a phone: `txt` by text message (the default), `voice` by voice call.',
  sms_captcha: `The code sent to the phone, ${limits.smsCodeLength} digits. If omitted, the call requests a code.`,
  email_captcha: `The code sent by email, ${limits.emailCodeLength} digits. If omitted, the call requests a code.`,
  two_step_captcha: `The two-step code, ${limits.twoStepCodeLength} digits.`,
  scene: 'The purpose of the code. The code is not valid for any other purpose.',

  redirect: "A path on this site, or a URL on this site's host or on a host that the page allows.",
  login_methods: 'Login methods, in the order to offer them. Pages skip unknown methods, so more may be added.',
  thirds: 'Third parties that users can log in with, in the order to offer them, e.g. `wechat`.',
  'security.thirds': 'Third-party accounts that are linked to this one.',
  domain: "The part after the `@` in the enterprise's email addresses.",
  bind_token: 'Identifies the third-party account to link. It is in the URL of `/bind`.',

  expires_in: 'Seconds until the token expires.',
  action: "The user's choice. If omitted, the call only marks the token as scanned.",
  request_id: 'Identifies the solved slider captcha. Valid for one call, as its `captcha_request_id`.',
  server_time: 'In ms since 1970. The page sets its clock to this time.',
  description: `The coupon's benefit, in the visitor's language, at most ${limits.serverTextLength} characters.`,

  phone_required: 'Whether a phone number must be verified before the account can be activated.',
  'password.token': 'Allows setting a password once. Comes from an email link or a call that verified a phone number.',
  'password.methods': 'Recovery methods for this type of login, whether or not an account exists.',
  'twoStep.methods': 'Available methods, the recommended one first.',
  'requestTwoStepCode.phone':
    'The phone number to send the code to. If omitted, the number set up for two-step verification.',
  'setTwoStep.code': `The two-step code of the new method, ${limits.twoStepCodeLength} digits.`,
  'setTwoStep.phone': 'For the method `sms`: the phone number that the code was sent to.',
  'getTwoStepMethod.phone': 'For the method `sms`: the masked phone number that codes are sent to.',
  forced: 'Whether the enterprise requires two-step verification, which then cannot be turned off.',
  secret: `The secret to type into an authenticator: ${limits.authenticatorSecretLength} characters, base32.`,
  expires_at: 'In ms since 1970. If omitted, the token does not expire.',
}

/** Finds a field's key in a table like the glossary. `scopes` lists a call and then its area, or a shared shape. */
export function findKey(table: object, name: string, scopes: readonly string[]): string | undefined {
  return [...scopes.map((scope) => `${scope}.${name}`), name].find((key) => key in table)
}

export function findMeaning(name: string, scopes: readonly string[]): string | undefined {
  return glossary[findKey(glossary, name, scopes) ?? '']
}
