import * as v from 'valibot'
import { oauthQuery } from '../query-fields.ts'
import {
  booleanOrFalse,
  captchaExtras,
  messageType,
  noFields,
  optionalText,
  optionalUser,
  requiredText,
} from './fields.ts'

/** The response to a successful login. Unknown fields are kept for the client's login hook (LOG-01). */
export const loginResponse = v.looseObject({ redirect: optionalText, user: optionalUser })

export type LoginResponse = v.InferOutput<typeof loginResponse>

const loginRequest = v.object({
  login: v.string(),
  password: v.string(),
  remember: v.optional(v.boolean()),
  redirect: v.optional(v.string()),
  ...captchaExtras,
})

const oauthEntries = v.partial(v.object(v.entriesFromList(oauthQuery, v.string()))).entries

const oauthLoginRequest = v.object({ ...loginRequest.entries, ...oauthEntries })

const oauthQrLoginRequest = v.object({ token: v.string(), ...oauthEntries })

/** The login methods that the login page can show (SCR-01). */
const loginMethods = ['password', 'sms', 'qr', 'sso'] as const

const loginSettings = v.object({
  login_methods: v.fallback(v.array(v.union([v.picklist(loginMethods), v.string()])), ['password']),
  thirds: v.fallback(v.array(v.string()), []),
  pic_captcha_required: booleanOrFalse,
  sliding_captcha_enabled: booleanOrFalse,
  voice_captcha_enabled: booleanOrFalse,
  register_enabled: booleanOrFalse,
})

export type LoginSettings = v.InferOutput<typeof loginSettings>

/** The shapes by call name. */
export const loginShapes = {
  getLoginSettings: { request: noFields, response: loginSettings },
  checkLogin: {
    request: v.object({ login: v.string() }),
    response: v.object({
      registered: v.fallback(v.boolean(), true),
      sso: booleanOrFalse,
      pic_captcha_required: booleanOrFalse,
    }),
  },
  login: { request: loginRequest, response: loginResponse },
  syncLogin: { request: loginRequest, response: loginResponse },
  appLogin: { request: loginRequest, response: loginResponse },
  oauthLogin: { request: oauthLoginRequest, response: loginResponse },
  oauthQrLogin: { request: oauthQrLoginRequest, response: loginResponse },
  bindLogin: {
    request: v.object({ ...loginRequest.entries, type: v.string(), bind_token: v.string() }),
    response: loginResponse,
  },
  sendQuickLoginCode: {
    request: v.object({ phone: v.string(), message_type: messageType, ...captchaExtras }),
    response: noFields,
  },
  quickLogin: {
    request: v.object({ phone: v.string(), sms_captcha: v.string(), redirect: v.optional(v.string()) }),
    response: loginResponse,
  },
  sayHi: { request: noFields, response: v.object({ logged_in: booleanOrFalse }) },
  logOut: { request: noFields, response: noFields },
  getSsoProductId: { request: v.object({ domain: v.string() }), response: v.object({ product_id: requiredText }) },
  ssoLogin: {
    request: v.object({ product_id: v.string(), redirect: v.optional(v.string()) }),
    response: v.object({ redirect: optionalText }),
  },
}
