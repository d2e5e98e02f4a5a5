import type { RequestOf } from '../../src/api/call.ts'
import { appLogin, checkLogin, getLoginSettings, login, syncLogin } from '../../src/api/calls/login.ts'
import { logOut, sayHi } from '../../src/api/calls/session.ts'
import type { LoginAnswer } from '../../src/api/shapes/login.ts'
import { isSsoDomain } from '../accounts/enterprises.ts'
import { findAccount } from '../accounts/find-account.ts'
import { type CallRoute, openRoute, Refusal, route } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { admit } from '../login/log-in.ts'
import { isCaptchaRequired } from '../login/login-attempts.ts'
import { provePassword } from '../login/prove-password.ts'
import { countQuestion } from '../login/questions.ts'
import { accountOf, endSession } from '../login/sessions.ts'
import type { Device } from '../model.ts'

type LoginData = RequestOf<typeof login>

function logsIn(type: Device['type']) {
  return (visit: PageVisit, data: LoginData): LoginAnswer | Refusal => {
    const account = provePassword(visit, data)
    if (account instanceof Refusal) return account
    return admit(visit, account, { type, isRemembered: data.remember, redirect: data.redirect })
  }
}

/** Logging in with a password, and the settings a page requests first. */
export const loginRoutes: CallRoute[] = [
  route(getLoginSettings, (visit) => {
    const { login_methods, thirds, sliding_captcha_enabled, voice_captcha_enabled, register_enabled } =
      visit.state.settings
    return {
      login_methods,
      thirds,
      pic_captcha_required: isCaptchaRequired(visit),
      sliding_captcha_enabled,
      voice_captcha_enabled,
      register_enabled,
    }
  }),
  route(checkLogin, (visit, data) => {
    const answer = {
      registered: findAccount(visit.state, data.login) !== undefined,
      sso: isSsoDomain(visit.state, data.login),
      pic_captcha_required: isCaptchaRequired(visit, data.login),
    }
    return countQuestion(visit) ?? answer
  }),
  route(login, logsIn('web')),
  route(syncLogin, logsIn('sync')),
  route(appLogin, logsIn('app')),
  openRoute(sayHi, ({ state, session }) => ({ logged_in: accountOf(state, session) !== undefined })),
  route(logOut, ({ state, session, setCookies }) => {
    endSession(state, session, setCookies)
    return {}
  }),
]
