import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import {
  captchaExtras,
  contactOrNothing,
  newPassword,
  none,
  someText,
  textOrNothing,
  userOrNothing,
  yesOrNo,
} from '../shapes/fields.ts'
import { loginAnswer } from '../shapes/login.ts'

const token = v.object({ token: someText })

/**
 * Which way back a login opens (SCR-05). The answer names that login, masked, and is the same whether or not it has an
 * account, so that nobody learns who has one.
 */
export const confirmAccount = defineCall({
  path: '/password/confirm_account',
  method: 'POST',
  request: v.object({ login: v.string(), ...captchaExtras }),
  answer: v.object({
    methods: v.fallback(v.array(v.union([v.picklist(['phone', 'email']), v.string()])), []),
    user: userOrNothing,
  }),
  assumed: true,
})

/** Send the mail with the link to a new password (SCR-05). */
export const forgotPassword = defineCall({
  path: '/password/forgot',
  method: 'POST',
  request: v.object({ email: v.string(), ...captchaExtras }),
  answer: none,
  blocks: true,
  assumed: true,
})

/** Prove an international phone; the token opens the reset (SCR-05). */
export const forgotPasswordInternational = defineCall({
  path: '/password/forgot_for_international',
  method: 'POST',
  request: v.object({ phone: v.string(), sms_captcha: v.string() }),
  answer: token,
  blocks: true,
  assumed: true,
})

/** Prove a phone; the token opens the reset (SCR-05). */
export const confirmForgot = defineCall({
  path: '/password/confirm_forgot',
  method: 'POST',
  request: v.object({ phone: v.string(), sms_captcha: v.string() }),
  answer: token,
  blocks: true,
  assumed: true,
})

/** Prove a phone, with the slider's request id where one was solved; the token opens the reset (SCR-05). */
export const confirmForgotV3 = defineCall({
  path: '/password/confirm_forgot_v3',
  method: 'POST',
  request: v.object({ phone: v.string(), sms_captcha: v.string(), captcha_request_id: v.optional(v.string()) }),
  answer: token,
  blocks: true,
  assumed: true,
})

/**
 * Choose a new password by the token of a mail or of a proved phone (SCR-05). It logs nobody in; the answer says who is logged
 * in here all the same.
 */
export const resetPassword = defineCall({
  path: '/password/reset',
  method: 'POST',
  request: v.object({ token: v.string(), ...newPassword }),
  answer: v.object({ redirect: textOrNothing, logged_in_as: contactOrNothing, logged_in_is_owner: yesOrNo }),
  blocks: true,
  assumed: true,
})

/** Choose the first password of an account that somebody else has opened, and log in (SCR-20). */
export const initPassword = defineCall({
  path: '/password/init',
  method: 'POST',
  request: v.object({ token: v.string(), ...newPassword }),
  answer: loginAnswer,
  blocks: true,
  assumed: true,
})

/** Set a standalone password where the account has none (TWO-02, SCR-20). */
export const setPassword = defineCall({
  path: '/password/set',
  method: 'POST',
  request: v.object({ password: v.string() }),
  answer: none,
  blocks: true,
  assumes: ['path'],
})

/** Change the password (SCR-20). */
export const changePassword = defineCall({
  path: '/password/change',
  method: 'POST',
  request: v.object({ old_password: v.string(), ...newPassword }),
  answer: none,
  blocks: true,
  assumed: true,
})
