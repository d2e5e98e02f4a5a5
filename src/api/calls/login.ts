import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { none, yesOrNo } from '../shapes/fields.ts'
import {
  loginAnswer,
  loginRequest,
  loginSettings,
  oauthLoginRequest,
  oauthQrLoginRequest,
  oauthQuery,
} from '../shapes/login.ts'
import { twoStepMethod } from '../shapes/two-step.ts'

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
    sso: yesOrNo,
    pic_captcha_required: yesOrNo,
  }),
  quiet: true,
  assumed: true,
})

const logsIn = { method: 'POST', request: loginRequest, answer: loginAnswer, blocks: true } as const
/** Of a login's request nothing is shown but that login and password are encrypted. */
const assumes = ['remember', 'redirect', 'pic_captcha', 'captcha_request_id']

/** Log in on the web (LOG-06). */
export const login = defineCall({ path: '/login', ...logsIn, assumes })
/** Log in inside the desktop sync client (LOG-06). */
export const syncLogin = defineCall({ path: '/sync_login', ...logsIn, assumes })
/** Log in inside the mobile app (LOG-06). */
export const appLogin = defineCall({ path: '/app_login', ...logsIn, assumes })
/** Log in on behalf of another application that sent the person here (`mode=oauth`, LOG-06). */
export const oauthLogin = defineCall({
  ...logsIn,
  path: '/oauth/login',
  request: oauthLoginRequest,
  query: oauthQuery,
  assumed: true,
})

/** Finish a QR login on behalf of another application, once the phone has confirmed its token. */
export const oauthQrLogin = defineCall({
  path: '/oauth/qrlogin',
  method: 'POST',
  request: oauthQrLoginRequest,
  query: oauthQuery,
  answer: loginAnswer,
  blocks: true,
  assumed: true,
})

/** Log in and bind the account of a third party that sent the person here (SCR-18, LOG-06). */
export const bindLogin = defineCall({
  ...logsIn,
  path: '/bind_login',
  request: v.object({ ...loginRequest.entries, type: v.string(), bind_token: v.string() }),
  assumed: true,
})

/** The second step of a login (SCR-07, TWO-14). */
export const twoStepLogin = defineCall({
  path: '/two_step_login',
  method: 'POST',
  request: v.object({ two_step_captcha: v.string(), method: twoStepMethod, redirect: v.optional(v.string()) }),
  answer: loginAnswer,
  blocks: true,
  assumes: ['method', 'redirect'],
})
