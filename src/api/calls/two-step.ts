import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { captchaExtras, none } from '../shapes/fields.ts'
import { loginAnswer } from '../shapes/login.ts'
import { sendCodeRequest, twoStepMethod, twoStepMethodList, twoStepState } from '../shapes/two-step.ts'

/**
 * Without a password: whether the password is to be asked for. A success says yes, the error `already_verified` no. With
 * one: verify it (TWO-01, TWO-16, RQ-10).
 */
export const verifyIdentity = defineCall({
  path: '/security/verify_identity',
  method: 'POST',
  request: v.object({ password: v.optional(v.string()) }),
  answer: none,
  accepts: ['already-verified'],
  blocks: true,
  assumes: ['path'],
})

/** The methods on offer, the recommended one first (TWO-03). */
export const getAvailableTwoStepMethods = defineCall({
  path: '/security/get_available_two_step_method',
  method: 'POST',
  request: none,
  answer: twoStepMethodList,
  isBare: true,
  assumes: ['path'],
})

/** How two-step verification stands; also for a login that waits for its second step. */
export const getTwoStepMethod = defineCall({
  path: '/security/get_two_step_method',
  method: 'POST',
  request: none,
  answer: twoStepState,
  assumed: true,
})

/**
 * Send a two-step code by SMS; the request is signed (TWO-15). Without a phone: to the account's own. In the client
 * `sendTwoStepCode` does both.
 */
export const requestTwoStepCode = defineCall({
  path: '/security/send_two_step_code',
  method: 'POST',
  request: v.object({ ...sendCodeRequest, ...captchaExtras }),
  answer: none,
  assumes: ['path', 'sign', 'captcha_request_id'],
})

/** Turn two-step verification on, or change its method. After a forced set-up it also logs in (TWO-12). */
export const setTwoStep = defineCall({
  path: '/security/set_two_step',
  method: 'POST',
  request: v.object({ code: v.string(), method: twoStepMethod, phone: v.optional(v.string()) }),
  answer: loginAnswer,
  blocks: true,
  assumes: ['path'],
})

/** Turn two-step verification off (TWO-11). */
export const closeTwoStep = defineCall({
  path: '/security/close_two_step',
  method: 'POST',
  request: none,
  answer: none,
  blocks: true,
  assumes: ['path'],
})

/** The secret to type into an authenticator: 16 characters, base32 (TWO-07). */
export const getGoogleSecret = defineCall({
  path: '/security/get_google_secret',
  method: 'GET',
  request: none,
  answer: v.object({ secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16}$/)) }),
  isBare: true,
  assumes: ['path'],
})
