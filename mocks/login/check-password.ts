import type { RequestOf } from '../../src/api/call.ts'
import type { login } from '../../src/api/calls/login.ts'
import { findAccount } from '../accounts/find-account.ts'
import { requireCaptcha } from '../captcha/gate.ts'
import type { Rejection } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { getLoginAttempts, isCaptchaRequired, rejectIfLocked, rejectWrongPassword } from './login-attempts.ts'

type LoginData = RequestOf<typeof login>

/** Rejects the attempt if the login is locked, or if a required captcha is missing or wrong. */
function checkAttempts(visit: PageVisit, data: LoginData): Rejection | undefined {
  const { state } = visit
  const lockRejection = rejectIfLocked(visit, getLoginAttempts(state, data.login))
  if (lockRejection) return lockRejection
  // Check any picture captcha that the page shows, even if it was required for a different login.
  const isPictureShown = data.pic_captcha !== undefined && !state.settings.sliding_captcha_enabled
  return isPictureShown || isCaptchaRequired(visit, data.login) ? requireCaptcha(visit, 'login', data) : undefined
}

export function checkPassword(visit: PageVisit, data: LoginData): Account | Rejection {
  const { state, messages } = visit
  const rejection = checkAttempts(visit, data)
  if (rejection) return rejection
  const account = findAccount(state, data.login)
  if (account?.password !== undefined && account.password === data.password) return account
  // Treat an unknown login and an account without a password like a wrong password, so that neither is revealed.
  return rejectWrongPassword(visit, getLoginAttempts(state, data.login), {
    field: 'password',
    messageFor: messages.wrongPassword,
  })
}
