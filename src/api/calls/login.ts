import { defineCall } from '../define-call.ts'
import { oauthQuery } from '../query-fields.ts'

/** What the login screen offers (SCR-01). */
export const getLoginSettings = defineCall({
  name: 'getLoginSettings',
  path: '/login_settings',
  method: 'GET',
  quiet: true,
  assumed: true,
})

/** Whether a typed login is known, belongs to an enterprise's single sign-on, or needs a picture captcha. */
export const checkLogin = defineCall({
  name: 'checkLogin',
  path: '/check_login',
  method: 'POST',
  quiet: true,
  assumed: true,
})

const logsIn = { method: 'POST', blocks: true } as const
/** Of a login's request nothing is shown but that login and password are encrypted. */
const assumes = ['remember', 'redirect', 'pic_captcha', 'captcha_request_id']

/** Log in on the web (LOG-06). */
export const login = defineCall({ name: 'login', path: '/login', ...logsIn, assumes })
/** Log in inside the desktop sync client (LOG-06). */
export const syncLogin = defineCall({ name: 'syncLogin', path: '/sync_login', ...logsIn, assumes })
/** Log in inside the mobile app (LOG-06). */
export const appLogin = defineCall({ name: 'appLogin', path: '/app_login', ...logsIn, assumes })
/** Log in on behalf of another application that sent the person here (`mode=oauth`, LOG-06). */
export const oauthLogin = defineCall({
  name: 'oauthLogin',
  ...logsIn,
  path: '/oauth/login',
  query: oauthQuery,
  assumed: true,
})

/** Finish a QR login on behalf of another application, once the phone has confirmed its token. */
export const oauthQrLogin = defineCall({
  name: 'oauthQrLogin',
  path: '/oauth/qrlogin',
  method: 'POST',
  query: oauthQuery,
  blocks: true,
  assumed: true,
})

/** Log in and bind the account of a third party that sent the person here (SCR-18, LOG-06). */
export const bindLogin = defineCall({
  name: 'bindLogin',
  ...logsIn,
  path: '/bind_login',
  assumed: true,
})

/** The second step of a login (SCR-07, TWO-14). */
export const twoStepLogin = defineCall({
  name: 'twoStepLogin',
  path: '/two_step_login',
  method: 'POST',
  blocks: true,
  assumes: ['method', 'redirect'],
})
