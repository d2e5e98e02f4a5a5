import type { Call } from '../call.ts'

/** Send a login code to a phone, by text message or voice call, whether or not the number has an account. */
export const sendQuickLoginCode: Call<'sendQuickLoginCode'> = {
  name: 'sendQuickLoginCode',
  path: '/quick_login/v1/captcha/sms_send',
  method: 'POST',
}

/** Log in with a phone number and the code sent to it. Creates an account if the number has none (SCR-01). */
export const quickLogin: Call<'quickLogin'> = {
  name: 'quickLogin',
  path: '/quick_login/v1/register',
  method: 'POST',
  blocks: true,
}
