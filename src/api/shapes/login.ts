import * as v from 'valibot'
import { captchaExtras, textOrNothing, userOrNothing, yesOrNo } from './fields.ts'

/** What a successful login carries; what the page does not know goes on to the client's hook with the rest (LOG-01). */
export const loginAnswer = v.looseObject({ redirect: textOrNothing, user: userOrNothing })

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

const oauthEntries = v.partial(v.object(v.entriesFromList(oauthQuery, v.string()))).entries

export const oauthLoginRequest = v.object({ ...loginRequest.entries, ...oauthEntries })

export const oauthQrLoginRequest = v.object({ token: v.string(), ...oauthEntries })

/** Ways to log in (SCR-01). A server may offer others, which are not shown. */
const loginMethods = ['password', 'sms', 'qr', 'sso'] as const

export const loginSettings = v.object({
  login_methods: v.fallback(v.array(v.union([v.picklist(loginMethods), v.string()])), ['password']),
  thirds: v.fallback(v.array(v.string()), []),
  pic_captcha_required: yesOrNo,
  sliding_captcha_enabled: yesOrNo,
  voice_captcha_enabled: yesOrNo,
  register_enabled: yesOrNo,
})

export type LoginSettings = v.InferOutput<typeof loginSettings>
