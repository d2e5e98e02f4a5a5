import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { loginAnswer, loginRequest, loginSettings, oauthLoginRequest, oauthQuery, user } from '../schemas/login.ts'

const none = v.object({})

/** What the login screen offers (SCR-01). */
export const getLoginSettings = defineCall({
  path: '/login_settings',
  method: 'GET',
  request: none,
  answer: loginSettings,
  quiet: true,
  assumed: true,
})

/** Whether a typed login is known, belongs to an enterprise's single sign-on, or needs a picture captcha. */
export const checkLogin = defineCall({
  path: '/check_login',
  method: 'POST',
  request: v.object({ login: v.string() }),
  answer: v.object({
    registered: v.fallback(v.boolean(), true),
    sso: v.fallback(v.boolean(), false),
    pic_captcha_required: v.fallback(v.boolean(), false),
  }),
  quiet: true,
  assumed: true,
})

const logsIn = { method: 'POST', request: loginRequest, answer: loginAnswer, blocks: true } as const

/** Log in on the web (LOG-06). */
export const login = defineCall({ path: '/login', ...logsIn })
/** Log in inside the desktop sync client (LOG-06). */
export const syncLogin = defineCall({ path: '/sync_login', ...logsIn })
/** Log in inside the mobile app (LOG-06). */
export const appLogin = defineCall({ path: '/app_login', ...logsIn })
/** Log in on behalf of another application that sent the person here (`mode=oauth`, LOG-06). */
export const oauthLogin = defineCall({
  ...logsIn,
  path: '/oauth/login',
  request: oauthLoginRequest,
  query: oauthQuery,
  assumed: true,
})

/** Keep-alive and session check (API-11). */
export const sayHi = defineCall({
  path: '/auth/hi',
  method: 'GET',
  request: none,
  answer: v.object({ logged_in: v.fallback(v.boolean(), false) }),
  quiet: true,
})

/** Who is logged in. */
export const getLogin = defineCall({
  path: '/credential/get_login',
  method: 'GET',
  request: none,
  answer: v.object({ user: v.fallback(v.optional(user), undefined) }),
  assumed: true,
})
