import { appLogin, checkLogin, getLoginSettings, login, syncLogin } from '../../src/api/calls/login.ts'
import { sayHi } from '../../src/api/calls/session.ts'
import type { RequestOf } from '../../src/api/define-call.ts'
import type { LoginAnswer } from '../../src/api/schemas/login.ts'
import { isSsoDomain } from '../accounts/enterprises.ts'
import { demandCaptcha } from '../captcha/gate.ts'
import { type CallRoute, openRoute, Refusal, refuse, route } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { admit } from '../login/log-in.ts'
import {
  attemptsOf,
  findAccount,
  isCaptchaRequired,
  loginPaused,
  minutesPaused,
  noteFailure,
  wrongPassword,
} from '../login/login-attempts.ts'
import { accountOf } from '../login/sessions.ts'
import type { Account, Device } from '../model.ts'

type LoginData = RequestOf<typeof login>

/** Why a login does not come to its password yet: it waits after too many failures, or a captcha is due. */
function findObstacle(visit: PageVisit, data: LoginData): Refusal | undefined {
  const { state, words } = visit
  const minutes = minutesPaused(state, attemptsOf(state, data.login))
  if (minutes > 0) return refuse({ error_code: loginPaused, error_msg: words.paused(minutes) })
  return isCaptchaRequired(visit, data.login) ? demandCaptcha(visit, 'login', data) : undefined
}

/** An unknown login and a wrong password get the same words and the same count: neither tells which one was wrong. */
function refusePassword(visit: PageVisit, data: LoginData): Refusal {
  const { state, words } = visit
  const attempts = attemptsOf(state, data.login)
  const left = noteFailure(visit, attempts)
  if (left > 0) return refuse({ field: 'password', error_code: wrongPassword, error_msg: words.wrongPassword(left) })
  return refuse({ error_code: loginPaused, error_msg: words.paused(minutesPaused(state, attempts)) })
}

/** Judges a login and its password. `bind_login` proves somebody by them as well. */
export function provePassword(visit: PageVisit, data: LoginData): Account | Refusal {
  const obstacle = findObstacle(visit, data)
  if (obstacle) return obstacle
  const account = findAccount(visit.state, data.login)
  // Who has no password is as unknown as who has no account.
  const isRight = account?.password !== undefined && account.password === data.password
  return isRight ? account : refusePassword(visit, data)
}

function logsIn(type: Device['type']) {
  return (visit: PageVisit, data: LoginData): LoginAnswer | Refusal => {
    const account = provePassword(visit, data)
    if (account instanceof Refusal) return account
    return admit(visit, account, { type, isRemembered: data.remember, redirect: data.redirect })
  }
}

/** Logging in by password, and what a page asks before. */
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
  route(checkLogin, (visit, data) => ({
    registered: findAccount(visit.state, data.login) !== undefined,
    sso: isSsoDomain(visit.state, data.login.split('@').at(-1) ?? ''),
    pic_captcha_required: isCaptchaRequired(visit, data.login),
  })),
  route(login, logsIn('web')),
  route(syncLogin, logsIn('sync')),
  route(appLogin, logsIn('app')),
  openRoute(sayHi, ({ state, session }) => ({ logged_in: accountOf(state, session) !== undefined })),
]
