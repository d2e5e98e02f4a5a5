import type { Call } from '../call.ts'

/** Send the code of a login by SMS, whether or not the phone is known. */
export const sendQuickLoginCode: Call<'sendQuickLoginCode'> = {
  name: 'sendQuickLoginCode',
  path: '/quick_login/v1/captcha/sms_send',
  method: 'POST',
}

/** Log in by a phone and its code; an unknown phone gets an account (SCR-01). */
export const quickLogin: Call<'quickLogin'> = {
  name: 'quickLogin',
  path: '/quick_login/v1/register',
  method: 'POST',
  blocks: true,
}
