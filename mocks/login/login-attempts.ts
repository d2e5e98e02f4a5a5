import { findAccount, loginKey } from '../accounts/find-account.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, Attempts, State } from '../model.ts'

const failuresUntilCaptcha = 3
const failuresUntilPause = 6
const pause = 15 * 60_000

const passwordKey = ({ id }: Account) => `password of ${id}`
const secondStepKey = ({ id }: Account) => `second step of ${id}`

/** The failures so far, reset once a pause is over. */
function attemptsAt(state: State, key: string): Attempts {
  const known = state.attempts.get(key)
  const isOver = known?.pausedUntil !== undefined && known.pausedUntil <= state.clock.now()
  const attempts = known && !isOver ? known : { failures: 0 }
  state.attempts.set(key, attempts)
  return attempts
}

/** An account's wrong passwords, entered with its phone or its email. */
export function passwordAttempts(state: State, account: Account): Attempts {
  return attemptsAt(state, passwordKey(account))
}

/** A login's wrong passwords, with or without an account. */
export function attemptsOf(state: State, login: string): Attempts {
  const account = findAccount(state, login)
  return account ? passwordAttempts(state, account) : attemptsAt(state, `login ${loginKey(login)}`)
}

export function secondStepAttempts(state: State, account: Account): Attempts {
  return attemptsAt(state, secondStepKey(account))
}

/** Whole minutes until a paused login opens again; 0 if it is not paused. */
export function minutesPaused(state: State, { pausedUntil = 0 }: Attempts): number {
  return Math.max(0, Math.ceil((pausedUntil - state.clock.now()) / 60_000))
}

/** Counts a wrong password or code and returns the attempts left. */
export function countFailure(state: State, attempts: Attempts): number {
  attempts.failures += 1
  if (attempts.failures >= failuresUntilPause) attempts.pausedUntil = state.clock.now() + pause
  return failuresUntilPause - attempts.failures
}

/** Like `countFailure`, for this browser as well. */
export function recordFailure({ state, session }: PageVisit, attempts: Attempts): number {
  session.failures += 1
  return countFailure(state, attempts)
}

export function isCaptchaRequired({ state, session }: PageVisit, login?: string): boolean {
  if (state.settings.pic_captcha_required || session.failures >= failuresUntilCaptcha) return true
  if (login === undefined) return false
  return attemptsOf(state, login).failures >= failuresUntilCaptcha || findAccount(state, login)?.needsCaptcha === true
}

export function forgetAttempts(state: State, account: Account): void {
  state.attempts.delete(passwordKey(account))
}

/** Resets the wrong codes, after a complete login; a correct password alone does not. */
export function forgetSecondSteps(state: State, account: Account): void {
  state.attempts.delete(secondStepKey(account))
}
