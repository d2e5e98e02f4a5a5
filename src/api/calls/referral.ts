import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { captchaExtras, none } from '../shapes/fields.ts'

/** Apply to become a referral partner (SCR-17). */
export const becomeReferral = defineCall({
  path: '/become_referral',
  method: 'POST',
  request: v.object({
    name: v.string(),
    company_name: v.string(),
    phone: v.string(),
    sms_captcha: v.string(),
    email: v.string(),
    ...captchaExtras,
  }),
  answer: none,
  blocks: true,
  assumed: true,
})
