import * as v from 'valibot'

/** Captcha extras that a call takes when the server has asked for them. */
export const captchaExtras = {
  pic_captcha: v.optional(v.string()),
  captcha_request_id: v.optional(v.string()),
}

export const user = v.object({ phone: v.optional(v.string()), email: v.optional(v.string()) })

/** What a successful login carries (section 3 of the specification). */
export const loginAnswer = v.object({
  redirect: v.optional(v.string()),
  user: v.optional(user),
})

export type LoginAnswer = v.InferOutput<typeof loginAnswer>

export const loginRequest = v.object({
  login: v.string(),
  password: v.string(),
  remember: v.optional(v.boolean()),
  redirect: v.optional(v.string()),
  ...captchaExtras,
})

export const loginSettings = v.object({
  login_methods: v.fallback(v.array(v.string()), ['password']),
  thirds: v.fallback(v.array(v.string()), []),
  pic_captcha_required: v.fallback(v.boolean(), false),
  sliding_captcha_enabled: v.fallback(v.boolean(), false),
  voice_captcha_enabled: v.fallback(v.boolean(), false),
  register_enabled: v.fallback(v.boolean(), false),
})

export type LoginSettings = v.InferOutput<typeof loginSettings>
