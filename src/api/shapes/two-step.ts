import * as v from 'valibot'
import { contactOrNothing, listOf, yesOrNo } from './fields.ts'

/** Ways to receive or make a two-step code (TWO-03). */
export const twoStepMethods = ['sms', 'wechat', 'google'] as const
export type TwoStepMethod = (typeof twoStepMethods)[number]
export const twoStepMethod = v.picklist(twoStepMethods)

/** The methods on offer, the recommended one first; one that the page does not know is left out (TWO-03). */
export const twoStepMethodList = v.object({
  methods: listOf(twoStepMethod),
})

/** How two-step verification stands. */
export const twoStepState = v.object({
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
export const sendCodeRequest = {
  method: v.literal('sms'),
  phone: v.optional(v.string()),
  ts: v.number(),
  sign: v.string(),
}
