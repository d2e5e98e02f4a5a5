import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { none, textOrNothing, yesOrNo } from '../shapes/fields.ts'
import { loginAnswer } from '../shapes/login.ts'
import {
  bindRegistrationRequest,
  enterpriseRegistrationRequest,
  marketRegistrationRequest,
  planQuery,
  planRegistrationRequest,
  registrationRequest,
} from '../shapes/registration.ts'

const registers = { method: 'POST', answer: loginAnswer, blocks: true, assumed: true } as const

/** Register without a plan (SCR-02). */
export const register = defineCall({ path: '/register', request: registrationRequest, ...registers })

/** Register for a plan that was chosen before; plan and position travel in the URL (SCR-02). */
export const registerForPlan = defineCall({
  path: '/new_register',
  request: planRegistrationRequest,
  query: planQuery,
  ...registers,
})

/** Register a personal account (SCR-04). */
export const registerPersonal = defineCall({ path: '/personal_register', request: registrationRequest, ...registers })

/** Register an enterprise and its first administrator (SCR-03). */
export const registerEnterprise = defineCall({
  path: '/register_enterprise_edition',
  request: enterpriseRegistrationRequest,
  ...registers,
})

/** Register for what was bought at the cloud market, by the market's token (SCR-19). */
export const registerFromMarket = defineCall({
  path: '/ali_market_register',
  request: marketRegistrationRequest,
  ...registers,
})

/** Register and bind the account of a third party that sent the person here (SCR-18). */
export const registerAndBind = defineCall({ path: '/bind_register', request: bindRegistrationRequest, ...registers })

/** Whether a sales partner's coupon is good, and what it gives. */
export const checkCoupon = defineCall({
  path: '/check_channel_coupon',
  method: 'POST',
  request: v.object({ coupon: v.string() }),
  answer: v.object({ valid: yesOrNo, description: textOrNothing }),
  quiet: true,
  assumed: true,
})

/** Say why a registration was left; never in the person's way. */
export const reportWhyLeave = defineCall({
  path: '/report_why_leave',
  method: 'POST',
  request: v.object({ reason: v.string(), detail: v.optional(v.string()) }),
  answer: none,
  accepts: 'all',
  quiet: true,
  assumed: true,
})
