import { findAccount, normalizeLogin } from '../accounts/find-account.ts'
import { type Rejection, reject } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, FailedAttempts, State } from '../model.ts'

const failuresUntilCaptcha = 3
const failuresUntilLockout = 6
const lockoutMs = 15 * 60_000

const getPasswordKey = ({ id }: Account) => `password of ${id}`

/** Returns the failures so far, which are reset once a lockout has ended. */
function getAttempts(state: State, key: string): FailedAttempts {
  const storedAttempts = state.attempts.get(key)
  const hasLockoutEnded = storedAttempts?.lockedUntil !== undefined && storedAttempts.lockedUntil <= state.clock.now()
  const attempts = storedAttempts && !hasLockoutEnded ? storedAttempts : { failures: 0 }
  state.attempts.set(key, attempts)
  return attempts
}

/** Returns an account's failed attempts, counted together for its phone number and email address. */
export function getPasswordAttempts(state: State, account: Account): FailedAttempts {
  return getAttempts(state, getPasswordKey(account))
}

/** Returns the failed attempts for a phone number or email address, whether or not it belongs to an account. */
export function getLoginAttempts(state: State, login: string): FailedAttempts {
  const account = findAccount(state, login)
  return account ? getPasswordAttempts(state, account) : getAttempts(state, `login ${normalizeLogin(login)}`)
}

/** Rejects a locked login, even with the correct password. */
export function rejectIfLocked(
  { state, messages }: PageVisit,
  { lockedUntil = 0 }: FailedAttempts,
): Rejection | undefined {
  const minutes = Math.ceil((lockedUntil - state.clock.now()) / 60_000)
  return minutes > 0 ? reject('loginLocked', messages.loginLocked(minutes)) : undefined
}

/** Rejects a wrong password, and counts it per login and per browser. `messageFor` gets the number of attempts left. */
export function rejectWrongPassword(
  visit: PageVisit,
  attempts: FailedAttempts,
  { field, messageFor }: { field: string; messageFor: (remaining: number) => string },
): Rejection {
  visit.session.failures += 1
  attempts.failures += 1
  const remaining = failuresUntilLockout - attempts.failures
  if (remaining <= 0) attempts.lockedUntil = visit.state.clock.now() + lockoutMs
  return rejectIfLocked(visit, attempts) ?? reject('wrongPassword', messageFor(remaining), field)
}

export function isCaptchaRequired({ state, session }: PageVisit, login?: string): boolean {
  if (state.settings.pic_captcha_required || session.failures >= failuresUntilCaptcha) return true
  if (login === undefined) return false
  return (
    getLoginAttempts(state, login).failures >= failuresUntilCaptcha || findAccount(state, login)?.needsCaptcha === true
  )
}

export function resetAttempts(state: State, account: Account): void {
  state.attempts.delete(getPasswordKey(account))
}
