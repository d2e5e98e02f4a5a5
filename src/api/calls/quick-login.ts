import type { Call } from '../call.ts'

/** Send a login code by SMS, whether or not the phone has an account. */
export const sendQuickLoginCode: Call<'sendQuickLoginCode'> = {
  name: 'sendQuickLoginCode',
  path: '/quick_login/v1/captcha/sms_send',
  method: 'POST',
}

/** Log in with a phone and the code sent to it. This creates an account if the phone has none (SCR-01). */
export const quickLogin: Call<'quickLogin'> = {
  name: 'quickLogin',
  path: '/quick_login/v1/register',
  method: 'POST',
  blocks: true,
}
