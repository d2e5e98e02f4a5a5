import * as v from 'valibot'
import { booleanOrFalse, captchaExtras, newPassword, noFields, optionalText, optionalUser } from './fields.ts'
import { loginResponse } from './login.ts'

/** The fields that all registrations share. `sms_captcha` is a code sent for the scene `register` (`smsScenes`). */
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

/** The shapes by call name. */
export const registrationShapes = {
  confirmInvitation: {
    request: v.object({ token: v.string() }),
    response: v.object({ user: optionalUser, phone_required: booleanOrFalse, company_name: optionalText }),
  },
  verifyInvitedPhone: {
    request: v.object({ token: v.string(), phone: v.string(), sms_captcha: v.string() }),
    response: noFields,
  },
  activate: { request: v.object({ token: v.string(), name: v.string(), ...newPassword }), response: loginResponse },
  becomeReferral: {
    request: v.object({
      name: v.string(),
      company_name: v.string(),
      phone: v.string(),
      sms_captcha: v.string(),
      email: v.string(),
      ...captchaExtras,
    }),
    response: noFields,
  },
  register: { request: registrationRequest, response: loginResponse },
  registerForPlan: {
    request: v.object({ ...registration, plan_id: v.optional(v.string()), register_position: v.optional(v.string()) }),
    response: loginResponse,
  },
  registerPersonal: { request: registrationRequest, response: loginResponse },
  registerEnterprise: { request: v.object({ ...registration, company_name: v.string() }), response: loginResponse },
  registerFromMarket: { request: v.object({ ...registration, token: v.string() }), response: loginResponse },
  registerAndBind: {
    request: v.object({ ...registration, type: v.string(), bind_token: v.string() }),
    response: loginResponse,
  },
  checkCoupon: {
    request: v.object({ coupon: v.string() }),
    response: v.object({ valid: booleanOrFalse, description: optionalText }),
  },
  reportWhyLeave: { request: v.object({ reason: v.string(), detail: v.optional(v.string()) }), response: noFields },
}
