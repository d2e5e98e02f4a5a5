import { getLogin } from '../../src/api/calls/credentials.ts'
import { appLogin, checkLogin, getLoginSettings, login, oauthLogin, syncLogin } from '../../src/api/calls/login.ts'
import { sayHi } from '../../src/api/calls/session.ts'
import type { RequestOf } from '../../src/api/define-call.ts'
import type { LoginAnswer } from '../../src/api/schemas/login.ts'
import { takeCaptcha } from '../captcha/captchas.ts'
import { refusalOf } from '../error-answers.ts'
import { logVisitorIn } from '../log-in.ts'
import { attemptsOf, findAccount, isCaptchaRequired, minutesPaused, noteFailure } from '../login-attempts.ts'
import type { Account, Device } from '../model.ts'
import { type CallRoute, openRoute, type Refusal, refuse, route } from '../routes.ts'
import { accountOf } from '../sessions.ts'
import type { PageVisit } from '../visit.ts'

type LoginData = RequestOf<typeof login>

const wrongPassword = 1100001
const paused = 1100002

function userOf({ phone, email }: Account): LoginAnswer['user'] {
  return { phone, email }
}

/** Why a login does not come to its password yet: it waits after too many failures, or a picture captcha is due. */
function findObstacle(visit: PageVisit, data: LoginData): Refusal | undefined {
  const { state, words } = visit
  const minutes = minutesPaused(state, attemptsOf(state, data.login))
  if (minutes > 0) return refuse({ error_code: paused, error_msg: words.paused(minutes) })
  if (!isCaptchaRequired(visit, data.login)) return undefined
  const verdict = takeCaptcha(visit, 'login', data.pic_captcha)
  if (verdict === 'right') return undefined
  return refuse({ field: 'pic_captcha', error_code: 'pic_captcha_error', error_msg: words.captcha[verdict] })
}

/** An unknown login and a wrong password get the same words and the same count: neither tells which one was wrong. */
function refusePassword(visit: PageVisit, data: LoginData): Refusal {
  const { state, words } = visit
  const attempts = attemptsOf(state, data.login)
  const left = noteFailure(visit, attempts)
  if (left > 0) return refuse({ field: 'password', error_code: wrongPassword, error_msg: words.wrongPassword(left) })
  return refuse({ error_code: paused, error_msg: words.paused(minutesPaused(state, attempts)) })
}

function logsIn(type: Device['type']) {
  return (visit: PageVisit, data: LoginData): LoginAnswer | Refusal => {
    const obstacle = findObstacle(visit, data)
    if (obstacle) return obstacle
    const account = findAccount(visit.state, data.login)
    if (account?.password !== data.password) return refusePassword(visit, data)
    if (account.loginError) return refusalOf(account.loginError, visit)
    logVisitorIn(visit, account, type, data.remember)
    // The redirect comes back as it came in, safe or not: the page must guard itself (RD-1). A client needs none (LOG-01).
    return type === 'web' ? { user: userOf(account), redirect: data.redirect } : { user: userOf(account) }
  }
}

/** The calls of `src/api/calls/login.ts`. */
export const loginRoutes: CallRoute[] = [
  route(getLoginSettings, (visit) => {
    const { secure_zone_required: _, ...settings } = visit.state.settings
    return { ...settings, pic_captcha_required: isCaptchaRequired(visit) }
  }),
  route(checkLogin, (visit, data) => ({
    registered: findAccount(visit.state, data.login) !== undefined,
    sso: false,
    pic_captcha_required: isCaptchaRequired(visit, data.login),
  })),
  route(login, logsIn('web')),
  route(oauthLogin, logsIn('web')),
  route(syncLogin, logsIn('sync')),
  route(appLogin, logsIn('app')),
  openRoute(sayHi, ({ state, session }) => ({ logged_in: accountOf(state, session) !== undefined })),
  route(getLogin, (visit) => {
    const account = accountOf(visit.state, visit.session)
    return account ? { user: userOf(account) } : refuse({ error_code: 9000001, error_msg: visit.words.notLoggedIn })
  }),
]
