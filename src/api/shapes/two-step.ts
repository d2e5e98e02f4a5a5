import * as v from 'valibot'
import { captchaExtras, contactOrNothing, listOf, none, yesOrNo } from './fields.ts'
import { loginAnswer } from './login.ts'

/** How users get a two-step code (TWO-03); `google` is an authenticator app. */
export const twoStepMethods = ['sms', 'wechat', 'google'] as const
export type TwoStepMethod = (typeof twoStepMethods)[number]
export const twoStepMethod = v.picklist(twoStepMethods)

/** The available methods, the recommended one first, without unknown ones (TWO-03). */
const twoStepMethodList = v.object({
  methods: listOf(twoStepMethod),
})

const twoStepState = v.object({
  enabled: yesOrNo,
  method: v.fallback(v.optional(twoStepMethod), undefined),
  /** The masked phone for the method `sms` (VAL-09). */
  phone: contactOrNothing,
  /** Required by the enterprise, so it cannot be turned off. */
  forced: yesOrNo,
  /** The account has a password (TWO-02). */
  has_password: v.fallback(v.boolean(), true),
})

/** Signed with the server's time (TWO-15). */
const sendCodeRequest = {
  method: v.literal('sms'),
  phone: v.optional(v.string()),
  ts: v.number(),
  sign: v.string(),
}

/** By call name. */
export const twoStepShapes = {
  twoStepLogin: {
    request: v.object({ two_step_captcha: v.string(), method: twoStepMethod, redirect: v.optional(v.string()) }),
    answer: loginAnswer,
  },
  verifyIdentity: { request: v.object({ password: v.optional(v.string()) }), answer: none },
  getAvailableTwoStepMethods: { request: none, answer: twoStepMethodList },
  getTwoStepMethod: { request: none, answer: twoStepState },
  requestTwoStepCode: { request: v.object({ ...sendCodeRequest, ...captchaExtras }), answer: none },
  setTwoStep: {
    request: v.object({ code: v.string(), method: twoStepMethod, phone: v.optional(v.string()) }),
    answer: loginAnswer,
  },
  closeTwoStep: { request: none, answer: none },
  getGoogleSecret: { request: none, answer: v.object({ secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16}$/)) }) },
}
