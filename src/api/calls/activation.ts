import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { newPassword, none, textOrNothing, userOrNothing, yesOrNo } from '../shapes/fields.ts'
import { loginAnswer } from '../shapes/login.ts'

/** Whom an invitation is for, and what it still needs (SCR-06). */
export const confirmInvitation = defineCall({
  path: '/activation/confirm_account',
  method: 'POST',
  request: v.object({ token: v.string() }),
  answer: v.object({ user: userOrNothing, phone_required: yesOrNo, company_name: textOrNothing }),
  assumed: true,
})

/** Prove the phone of an invited member (SCR-06). */
export const verifyInvitedPhone = defineCall({
  path: '/activation/verify_phone',
  method: 'POST',
  request: v.object({ token: v.string(), phone: v.string(), sms_captcha: v.string() }),
  answer: none,
  blocks: true,
  assumed: true,
})

/** Activate the account of an invited member and log in (SCR-06). */
export const activate = defineCall({
  path: '/activation/activate',
  method: 'POST',
  request: v.object({ token: v.string(), name: v.string(), ...newPassword }),
  answer: loginAnswer,
  blocks: true,
  assumed: true,
})
