import * as v from 'valibot'
import { booleanOrFalse, captchaExtras, listOf, noFields, optionalContact } from './fields.ts'
import { loginResponse } from './login.ts'

/** How users get a two-step code (TWO-03). `google` is an authenticator app. */
export const twoStepMethods = ['sms', 'wechat', 'google'] as const
export type TwoStepMethod = (typeof twoStepMethods)[number]
export const twoStepMethod = v.picklist(twoStepMethods)

/** The available methods, starting with the recommended one. Unknown methods are dropped (TWO-03). */
const twoStepMethodList = v.object({
  methods: listOf(twoStepMethod),
})

const twoStepState = v.object({
  enabled: booleanOrFalse,
  method: v.fallback(v.optional(twoStepMethod), undefined),
  /** The masked phone number for the method `sms` (VAL-09). */
  phone: optionalContact,
  /** The enterprise requires two-step verification, so the user cannot turn it off. */
  forced: booleanOrFalse,
  /** The account has a password (TWO-02). */
  has_password: v.fallback(v.boolean(), true),
})

/** The request for a code. `sign` is a hash of `phone`, the server time `ts` and the page secret (TWO-15). */
const sendCodeRequest = {
  method: v.literal('sms'),
  phone: v.optional(v.string()),
  ts: v.number(),
  sign: v.string(),
}

/** The shapes by call name. */
export const twoStepShapes = {
  twoStepLogin: {
    request: v.object({ two_step_captcha: v.string(), method: twoStepMethod, redirect: v.optional(v.string()) }),
    response: loginResponse,
  },
  verifyIdentity: { request: v.object({ password: v.optional(v.string()) }), response: noFields },
  getAvailableTwoStepMethods: { request: noFields, response: twoStepMethodList },
  getTwoStepMethod: { request: noFields, response: twoStepState },
  requestTwoStepCode: { request: v.object({ ...sendCodeRequest, ...captchaExtras }), response: noFields },
  setTwoStep: {
    request: v.object({ code: v.string(), method: twoStepMethod, phone: v.optional(v.string()) }),
    response: loginResponse,
  },
  closeTwoStep: { request: noFields, response: noFields },
  getGoogleSecret: { request: noFields, response: v.object({ secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16}$/)) }) },
}
