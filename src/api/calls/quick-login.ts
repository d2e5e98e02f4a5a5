import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { captchaExtras, messageType, none } from '../shapes/fields.ts'
import { loginAnswer } from '../shapes/login.ts'

/** Send the code of a login by SMS, whether or not the phone is known. */
export const sendQuickLoginCode = defineCall({
  path: '/quick_login/v1/captcha/sms_send',
  method: 'POST',
  request: v.object({ phone: v.string(), message_type: messageType, ...captchaExtras }),
  answer: none,
  assumed: true,
})

/** Log in by a phone and its code; an unknown phone gets an account (SCR-01). */
export const quickLogin = defineCall({
  path: '/quick_login/v1/register',
  method: 'POST',
  request: v.object({ phone: v.string(), sms_captcha: v.string(), redirect: v.optional(v.string()) }),
  answer: loginAnswer,
  blocks: true,
  assumed: true,
})
