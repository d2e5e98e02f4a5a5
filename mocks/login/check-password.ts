import type { RequestOf } from '../../src/api/call.ts'
import type { login } from '../../src/api/calls/login.ts'
import { findAccount } from '../accounts/find-account.ts'
import { demandCaptcha } from '../captcha/gate.ts'
import { errorCodes } from '../http/error-codes.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { attemptsOf, isCaptchaRequired, minutesPaused, recordFailure } from './login-attempts.ts'

type LoginData = RequestOf<typeof login>

/** Why the password is not checked: the login is paused, or a captcha is due. */
function checkAttempts(visit: PageVisit, data: LoginData): Refusal | undefined {
  const { state, words } = visit
  const minutes = minutesPaused(state, attemptsOf(state, data.login))
  if (minutes > 0) return refuse({ error_code: errorCodes.loginPaused.code, error_msg: words.paused(minutes) })
  // A shown picture is always checked, even if another login caused it.
  const isShown = data.pic_captcha !== undefined && !state.settings.sliding_captcha_enabled
  return isShown || isCaptchaRequired(visit, data.login) ? demandCaptcha(visit, 'login', data) : undefined
}

/** An unknown login and a wrong password share message and count, so that neither reveals which it was. */
function refusePassword(visit: PageVisit, data: LoginData): Refusal {
  const { state, words } = visit
  const attempts = attemptsOf(state, data.login)
  const left = recordFailure(visit, attempts)
  if (left > 0)
    return refuse({
      field: 'password',
      error_code: errorCodes.wrongPassword.code,
      error_msg: words.wrongPassword(left),
    })
  return refuse({ error_code: errorCodes.loginPaused.code, error_msg: words.paused(minutesPaused(state, attempts)) })
}

export function checkPassword(visit: PageVisit, data: LoginData): Account | Refusal {
  const refusal = checkAttempts(visit, data)
  if (refusal) return refusal
  const account = findAccount(visit.state, data.login)
  // An account without a password is like an unknown login.
  const isRight = account?.password !== undefined && account.password === data.password
  return isRight ? account : refusePassword(visit, data)
}
