import type { Call } from '../call.ts'
import { oauthQuery } from '../query-fields.ts'

/** Get the settings for the login screen (SCR-01). */
export const getLoginSettings: Call<'getLoginSettings'> = {
  name: 'getLoginSettings',
  path: '/login_settings',
  method: 'GET',
  isBackground: true,
}

/** Check whether a phone number or email is registered, uses enterprise single sign-on, or needs a picture captcha. */
export const checkLogin: Call<'checkLogin'> = {
  name: 'checkLogin',
  path: '/check_login',
  method: 'POST',
  isBackground: true,
}

const loginCall = { method: 'POST', blocks: true } as const

/** Log in on the web (LOG-06). */
export const login: Call<'login'> = { name: 'login', path: '/login', ...loginCall }
/** Log in inside the desktop sync client (LOG-06). */
export const syncLogin: Call<'syncLogin'> = { name: 'syncLogin', path: '/sync_login', ...loginCall }
/** Log in inside the mobile app (LOG-06). */
export const appLogin: Call<'appLogin'> = { name: 'appLogin', path: '/app_login', ...loginCall }
/** Log in on behalf of another application that sent the user here (`mode=oauth`, LOG-06). */
export const oauthLogin: Call<'oauthLogin'> = {
  name: 'oauthLogin',
  ...loginCall,
  path: '/oauth/login',
  query: oauthQuery,
}

/** Finish a QR login on behalf of another application, once the user has confirmed it on the phone. */
export const oauthQrLogin: Call<'oauthQrLogin'> = {
  name: 'oauthQrLogin',
  path: '/oauth/qrlogin',
  method: 'POST',
  query: oauthQuery,
  blocks: true,
}

/** Log in and link the user's account at the provider that sent them here (SCR-18, LOG-06). */
export const bindLogin: Call<'bindLogin'> = {
  name: 'bindLogin',
  ...loginCall,
  path: '/bind_login',
}

/** Complete the second step of a login (SCR-07, TWO-14). */
export const twoStepLogin: Call<'twoStepLogin'> = {
  name: 'twoStepLogin',
  path: '/two_step_login',
  method: 'POST',
  blocks: true,
}
