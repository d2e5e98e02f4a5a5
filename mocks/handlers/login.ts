import { pick } from 'es-toolkit/object/pick'
import type { RequestOf } from '../../src/api/call.ts'
import { appLogin, bindLogin, checkLogin, getLoginSettings, login, syncLogin } from '../../src/api/calls/login.ts'
import { logOut, sayHi } from '../../src/api/calls/session.ts'
import type { LoginResponse } from '../../src/api/shapes/login.ts'
import { usesSso } from '../accounts/enterprises.ts'
import { findAccount } from '../accounts/find-account.ts'
import { findPendingLink } from '../accounts/linked-accounts.ts'
import { type CallRoute, openRoute, Rejection, route } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { checkPassword } from '../login/check-password.ts'
import { admit } from '../login/log-in.ts'
import { isCaptchaRequired } from '../login/login-attempts.ts'
import { endSession, findLoggedInAccount } from '../login/sessions.ts'
import type { Device, PendingLink } from '../model.ts'

type LoginData = RequestOf<typeof login>

function createLoginHandler(type: Device['type'], link?: PendingLink) {
  return (visit: PageVisit, data: LoginData): LoginResponse | Rejection => {
    const account = checkPassword(visit, data)
    if (account instanceof Rejection) return account
    return admit(visit, account, { type, isRemembered: data.remember, redirect: data.redirect, link })
  }
}

export const loginRoutes: CallRoute[] = [
  route(getLoginSettings, (visit) => ({
    ...pick(visit.state.settings, [
      'login_methods',
      'thirds',
      'sliding_captcha_enabled',
      'voice_captcha_enabled',
      'register_enabled',
    ]),
    pic_captcha_required: isCaptchaRequired(visit),
  })),
  route(checkLogin, (visit, data) => ({
    registered: findAccount(visit.state, data.login) !== undefined,
    sso: usesSso(visit.state, data.login),
    pic_captcha_required: isCaptchaRequired(visit, data.login),
  })),
  route(login, createLoginHandler('web')),
  // Also links a third-party account (SCR-18).
  route(bindLogin, (visit, data) => {
    const link = findPendingLink(visit, data)
    return link instanceof Rejection ? link : createLoginHandler('web', link)(visit, data)
  }),
  route(syncLogin, createLoginHandler('sync')),
  route(appLogin, createLoginHandler('app')),
  openRoute(sayHi, ({ state, session }) => ({ logged_in: findLoggedInAccount(state, session) !== undefined })),
  route(logOut, ({ state, session, setCookies }) => {
    endSession(state, session, setCookies)
    return {}
  }),
]
