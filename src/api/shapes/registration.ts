import * as v from 'valibot'
import { newPassword } from './fields.ts'

/** What every registration asks for. The phone's code is one of the scene `register`. */
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

/** The plan that was chosen before, and where on the site the way to registration began (SCR-02). */
export const planQuery = ['plan_id', 'register_position'] as const

export const registrationRequest = v.object(registration)

export const planRegistrationRequest = v.object({
  ...registration,
  plan_id: v.optional(v.string()),
  register_position: v.optional(v.string()),
})

export const enterpriseRegistrationRequest = v.object({ ...registration, company_name: v.string() })

export const marketRegistrationRequest = v.object({ ...registration, token: v.string() })

export const bindRegistrationRequest = v.object({ ...registration, type: v.string(), bind_token: v.string() })
