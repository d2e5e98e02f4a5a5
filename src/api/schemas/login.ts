import * as v from 'valibot'

/** Captcha extras that a call takes when the server has asked for them. */
const captchaExtras = {
  pic_captcha: v.optional(v.string()),
  captcha_request_id: v.optional(v.string()),
}

/** A text that may be missing. Whatever else stands there counts as missing: it must not undo a login that succeeded. */
const textOrNothing = v.fallback(v.optional(v.string()), undefined)

export const user = v.object({ phone: textOrNothing, email: textOrNothing })

/** What a successful login carries; what the page does not know goes on to the client's hook with the rest (LOG-01). */
export const loginAnswer = v.looseObject({
  redirect: textOrNothing,
  user: v.fallback(v.optional(user), undefined),
})

export type LoginAnswer = v.InferOutput<typeof loginAnswer>

export const loginRequest = v.object({
  login: v.string(),
  password: v.string(),
  remember: v.optional(v.boolean()),
  redirect: v.optional(v.string()),
  ...captchaExtras,
})

/** What another application sends the person here with (`mode=oauth`). */
export const oauthQuery = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'] as const

export const oauthLoginRequest = v.object({
  ...loginRequest.entries,
  ...v.partial(v.object(v.entriesFromList(oauthQuery, v.string()))).entries,
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
