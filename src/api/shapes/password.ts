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
import { loginAnswer } from './login.ts'

const token = v.object({ token: requiredText })

/** The shapes by call name. */
export const passwordShapes = {
  confirmAccount: {
    request: v.object({ login: v.string(), ...captchaExtras }),
    answer: v.object({
      methods: v.fallback(v.array(v.union([v.picklist(['phone', 'email']), v.string()])), []),
      user: optionalUser,
    }),
  },
  forgotPassword: { request: v.object({ email: v.string(), ...captchaExtras }), answer: noFields },
  forgotPasswordInternational: { request: v.object({ phone: v.string(), sms_captcha: v.string() }), answer: token },
  confirmForgot: { request: v.object({ phone: v.string(), sms_captcha: v.string() }), answer: token },
  confirmForgotV3: {
    request: v.object({ phone: v.string(), sms_captcha: v.string(), captcha_request_id: v.optional(v.string()) }),
    answer: token,
  },
  resetPassword: {
    request: v.object({ token: v.string(), ...newPassword }),
    answer: v.object({ redirect: optionalText, logged_in_as: optionalContact, logged_in_is_owner: booleanOrFalse }),
  },
  initPassword: { request: v.object({ token: v.string(), ...newPassword }), answer: loginAnswer },
  setPassword: { request: v.object({ password: v.string() }), answer: noFields },
  changePassword: { request: v.object({ old_password: v.string(), ...newPassword }), answer: noFields },
}
