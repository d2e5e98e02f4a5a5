import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { captchaExtras, messageType, none, user, userOrNothing } from '../shapes/fields.ts'

const changed = v.object({ user: userOrNothing })

/** Who is logged in. */
export const getLogin = defineCall({
  path: '/credential/get_login',
  method: 'GET',
  request: none,
  answer: v.object({ user }),
  assumed: true,
})

/**
 * Without a code: ask whether the current phone is to be proved first, and send it one. The error `already_verified` says
 * no. With a code: prove it (SCR-13).
 */
export const preVerifyPhone = defineCall({
  path: '/credential/pre_verify_phone',
  method: 'POST',
  request: v.object({
    sms_captcha: v.optional(v.string()),
    message_type: v.optional(messageType),
    ...captchaExtras,
  }),
  answer: changed,
  accepts: ['already-verified'],
  assumed: true,
})

/**
 * Without a code: ask whether the current email is to be proved first, and send it one. The error `already_verified` says
 * no. With a code: prove it (SCR-14).
 */
export const preVerifyEmail = defineCall({
  path: '/credential/pre_verify_email',
  method: 'POST',
  request: v.object({ email_captcha: v.optional(v.string()), ...captchaExtras }),
  answer: changed,
  accepts: ['already-verified'],
  assumed: true,
})

/** Send a code to the new phone (SCR-13). */
export const verifyPhone = defineCall({
  path: '/credential/verify_phone',
  method: 'POST',
  request: v.object({ phone: v.string(), message_type: v.optional(messageType), ...captchaExtras }),
  answer: none,
  assumed: true,
})

/** Send a code to the new email (SCR-14). */
export const verifyEmail = defineCall({
  path: '/credential/verify_email',
  method: 'POST',
  request: v.object({ email: v.string(), ...captchaExtras }),
  answer: none,
  assumed: true,
})

/** Change the phone, proved by its code (SCR-13). */
export const updatePhone = defineCall({
  path: '/credential/update_phone',
  method: 'POST',
  request: v.object({ phone: v.string(), sms_captcha: v.string() }),
  answer: changed,
  blocks: true,
  assumed: true,
})

/** Change the email, proved by its code (SCR-14). */
export const updateEmail = defineCall({
  path: '/credential/update_email',
  method: 'POST',
  request: v.object({ email: v.string(), email_captcha: v.string() }),
  answer: changed,
  blocks: true,
  assumed: true,
})
