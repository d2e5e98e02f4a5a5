import * as v from 'valibot'
import {
  captchaExtras,
  contactOrNothing,
  newPassword,
  none,
  someText,
  textOrNothing,
  userOrNothing,
  yesOrNo,
} from './fields.ts'
import { loginAnswer } from './login.ts'

const token = v.object({ token: someText })

/** By call name. */
export const passwordShapes = {
  confirmAccount: {
    request: v.object({ login: v.string(), ...captchaExtras }),
    answer: v.object({
      methods: v.fallback(v.array(v.union([v.picklist(['phone', 'email']), v.string()])), []),
      user: userOrNothing,
    }),
  },
  forgotPassword: { request: v.object({ email: v.string(), ...captchaExtras }), answer: none },
  forgotPasswordInternational: { request: v.object({ phone: v.string(), sms_captcha: v.string() }), answer: token },
  confirmForgot: { request: v.object({ phone: v.string(), sms_captcha: v.string() }), answer: token },
  confirmForgotV3: {
    request: v.object({ phone: v.string(), sms_captcha: v.string(), captcha_request_id: v.optional(v.string()) }),
    answer: token,
  },
  resetPassword: {
    request: v.object({ token: v.string(), ...newPassword }),
    answer: v.object({ redirect: textOrNothing, logged_in_as: contactOrNothing, logged_in_is_owner: yesOrNo }),
  },
  initPassword: { request: v.object({ token: v.string(), ...newPassword }), answer: loginAnswer },
  setPassword: { request: v.object({ password: v.string() }), answer: none },
  changePassword: { request: v.object({ old_password: v.string(), ...newPassword }), answer: none },
}
