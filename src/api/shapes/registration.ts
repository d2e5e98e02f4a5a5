import * as v from 'valibot'
import { captchaExtras, newPassword, none, textOrNothing, userOrNothing, yesOrNo } from './fields.ts'
import { loginAnswer } from './login.ts'

/** The fields of every registration. `sms_captcha` is a code for the scene `register`. */
const registration = {
  phone: v.string(),
  sms_captcha: v.string(),
  ...newPassword,
  name: v.string(),
  email: v.optional(v.string()),
  company_name: v.optional(v.string()),
  coupon: v.optional(v.string()),
  redirect: v.optional(v.string()),
}

const registrationRequest = v.object(registration)

/** By call name. */
export const registrationShapes = {
  confirmInvitation: {
    request: v.object({ token: v.string() }),
    answer: v.object({ user: userOrNothing, phone_required: yesOrNo, company_name: textOrNothing }),
  },
  verifyInvitedPhone: {
    request: v.object({ token: v.string(), phone: v.string(), sms_captcha: v.string() }),
    answer: none,
  },
  activate: { request: v.object({ token: v.string(), name: v.string(), ...newPassword }), answer: loginAnswer },
  becomeReferral: {
    request: v.object({
      name: v.string(),
      company_name: v.string(),
      phone: v.string(),
      sms_captcha: v.string(),
      email: v.string(),
      ...captchaExtras,
    }),
    answer: none,
  },
  register: { request: registrationRequest, answer: loginAnswer },
  registerForPlan: {
    request: v.object({ ...registration, plan_id: v.optional(v.string()), register_position: v.optional(v.string()) }),
    answer: loginAnswer,
  },
  registerPersonal: { request: registrationRequest, answer: loginAnswer },
  registerEnterprise: { request: v.object({ ...registration, company_name: v.string() }), answer: loginAnswer },
  registerFromMarket: { request: v.object({ ...registration, token: v.string() }), answer: loginAnswer },
  registerAndBind: {
    request: v.object({ ...registration, type: v.string(), bind_token: v.string() }),
    answer: loginAnswer,
  },
  checkCoupon: {
    request: v.object({ coupon: v.string() }),
    answer: v.object({ valid: yesOrNo, description: textOrNothing }),
  },
  reportWhyLeave: { request: v.object({ reason: v.string(), detail: v.optional(v.string()) }), answer: none },
}
