import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { textOrNothing } from '../shapes/fields.ts'
import { qrLoginAnswer } from '../shapes/qr-login.ts'

/**
 * Without a token: ask for one. With one: its state, asked again and again (SCR-08, RQ-12). `redirect`: where the person
 * wants to go, for the login that it may come to.
 */
export const checkQrToken = defineCall({
  path: '/qr_login/check_token',
  method: 'POST',
  request: v.object({ token: v.optional(v.string()), redirect: v.optional(v.string()) }),
  answer: qrLoginAnswer,
  quiet: true,
  assumed: true,
})

/**
 * The phone's side: without an action the token is marked as scanned; the answer says which device asks, and where, so
 * that a person can decide (SCR-08, RD-7).
 */
export const confirmQrLogin = defineCall({
  path: '/qr_login/confirm_login',
  method: 'POST',
  request: v.object({ token: v.string(), action: v.optional(v.picklist(['confirm', 'cancel'])) }),
  answer: v.object({ device_name: textOrNothing, location: textOrNothing }),
  assumed: true,
})
