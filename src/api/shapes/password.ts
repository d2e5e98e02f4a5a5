import * as v from 'valibot'
import {
  booleanOrFalse,
  captchaExtras,
  newPassword,
  noFields,
  optionalContact,
  optionalText,
  optionalUser,
  requiredText,
} from './fields.ts'
import { loginResponse } from './login.ts'

const token = v.object({ token: requiredText })

/** The shapes by call name. */
export const passwordShapes = {
  confirmAccount: {
    request: v.object({ login: v.string(), ...captchaExtras }),
    response: v.object({
      methods: v.fallback(v.array(v.union([v.picklist(['phone', 'email']), v.string()])), []),
      user: optionalUser,
    }),
  },
  forgotPassword: { request: v.object({ email: v.string(), ...captchaExtras }), response: noFields },
  forgotPasswordInternational: { request: v.object({ phone: v.string(), sms_captcha: v.string() }), response: token },
  confirmForgot: { request: v.object({ phone: v.string(), sms_captcha: v.string() }), response: token },
  confirmForgotV3: {
    request: v.object({ phone: v.string(), sms_captcha: v.string(), captcha_request_id: v.optional(v.string()) }),
    response: token,
  },
  resetPassword: {
    request: v.object({ token: v.string(), ...newPassword }),
    response: v.object({ redirect: optionalText, logged_in_as: optionalContact, logged_in_is_owner: booleanOrFalse }),
  },
  initPassword: { request: v.object({ token: v.string(), ...newPassword }), response: loginResponse },
  setPassword: { request: v.object({ password: v.string() }), response: noFields },
  changePassword: { request: v.object({ old_password: v.string(), ...newPassword }), response: noFields },
}
