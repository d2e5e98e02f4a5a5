import * as v from 'valibot'
import { captchaExtras, contactOrNothing, listOf, none, yesOrNo } from './fields.ts'
import { loginAnswer } from './login.ts'

/** Ways to receive or make a two-step code (TWO-03). */
export const twoStepMethods = ['sms', 'wechat', 'google'] as const
export type TwoStepMethod = (typeof twoStepMethods)[number]
export const twoStepMethod = v.picklist(twoStepMethods)

/** The methods on offer, the recommended one first; one that the page does not know is left out (TWO-03). */
const twoStepMethodList = v.object({
  methods: listOf(twoStepMethod),
})

/** How two-step verification stands. */
const twoStepState = v.object({
  enabled: yesOrNo,
  method: v.fallback(v.optional(twoStepMethod), undefined),
  /** The phone of method `sms`, masked (VAL-09). */
  phone: contactOrNothing,
  /** The enterprise asks for it: it cannot be turned off. */
  forced: yesOrNo,
  /** Whether the account has a password of its own (TWO-02). */
  has_password: v.fallback(v.boolean(), true),
})

/** What goes along with the sending of a code (TWO-15). */
const sendCodeRequest = {
  method: v.literal('sms'),
  phone: v.optional(v.string()),
  ts: v.number(),
  sign: v.string(),
}

/** By the names of their calls. */
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
