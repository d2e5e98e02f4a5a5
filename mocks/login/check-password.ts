import type { RequestOf } from '../../src/api/call.ts'
import type { login } from '../../src/api/calls/login.ts'
import { findAccount } from '../accounts/find-account.ts'
import { requireCaptcha } from '../captcha/gate.ts'
import type { Refusal } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { attemptsOf, isCaptchaRequired, refuseIfLocked, refuseWrongPassword } from './login-attempts.ts'

type LoginData = RequestOf<typeof login>

/** Refuses to check the password while the login is locked or a required captcha is missing or wrong. */
function checkAttempts(visit: PageVisit, data: LoginData): Refusal | undefined {
  const { state } = visit
  const lockRefusal = refuseIfLocked(visit, attemptsOf(state, data.login))
  if (lockRefusal) return lockRefusal
  // Check any picture captcha that the page shows, even if it was required for a different login.
  const isPictureShown = data.pic_captcha !== undefined && !state.settings.sliding_captcha_enabled
  return isPictureShown || isCaptchaRequired(visit, data.login) ? requireCaptcha(visit, 'login', data) : undefined
}

export function checkPassword(visit: PageVisit, data: LoginData): Account | Refusal {
  const { state, words } = visit
  const refusal = checkAttempts(visit, data)
  if (refusal) return refusal
  const account = findAccount(state, data.login)
  // An account without a password is treated like an unknown login.
  if (account?.password !== undefined && account.password === data.password) return account
  // An unknown login is refused and counted like a wrong password, so that the response does not reveal the cause.
  return refuseWrongPassword(visit, attemptsOf(state, data.login), {
    field: 'password',
    messageFor: words.wrongPassword,
  })
}
