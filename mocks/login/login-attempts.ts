import { findAccount, loginKey } from '../accounts/find-account.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, Attempts, State } from '../model.ts'

/** After so many wrong passwords the picture captcha is asked for. */
const failuresUntilCaptcha = 3
/** After so many the login pauses. */
const failuresUntilPause = 6
const pause = 15 * 60_000

const passwordKey = ({ id }: Account) => `password of ${id}`
const secondStepKey = ({ id }: Account) => `second step of ${id}`

/** What went wrong so far. A pause that is over wipes the slate. */
function attemptsAt(state: State, key: string): Attempts {
  const known = state.attempts.get(key)
  const isOver = known?.pausedUntil !== undefined && known.pausedUntil <= state.clock.now()
  const attempts = known && !isOver ? known : { failures: 0 }
  state.attempts.set(key, attempts)
  return attempts
}

/** Wrong passwords of an account, by whichever of its logins they were tried. */
export function passwordAttempts(state: State, account: Account): Attempts {
  return attemptsAt(state, passwordKey(account))
}

/** Wrong passwords of a login, whether or not it has an account. */
export function attemptsOf(state: State, login: string): Attempts {
  const account = findAccount(state, login)
  return account ? passwordAttempts(state, account) : attemptsAt(state, `login ${loginKey(login)}`)
}

/** Wrong codes at the second step of an account, over all logins that came to it. */
export function secondStepAttempts(state: State, account: Account): Attempts {
  return attemptsAt(state, secondStepKey(account))
}

/** Whole minutes that a paused login still waits, 0 when it is open. */
export function minutesPaused(state: State, { pausedUntil = 0 }: Attempts): number {
  return Math.max(0, Math.ceil((pausedUntil - state.clock.now()) / 60_000))
}

/** Counts a wrong password or code and answers how many tries are left. */
export function countFailure(state: State, attempts: Attempts): number {
  attempts.failures += 1
  if (attempts.failures >= failuresUntilPause) attempts.pausedUntil = state.clock.now() + pause
  return failuresUntilPause - attempts.failures
}

/** Notes a wrong password, for this browser as well, and answers how many tries are left. */
export function noteFailure({ state, session }: PageVisit, attempts: Attempts): number {
  session.failures += 1
  return countFailure(state, attempts)
}

/** Whether this login, or whoever sits at this browser, has to solve a picture captcha first. */
export function isCaptchaRequired({ state, session }: PageVisit, login?: string): boolean {
  if (state.settings.pic_captcha_required || session.failures >= failuresUntilCaptcha) return true
  if (login === undefined) return false
  return attemptsOf(state, login).failures >= failuresUntilCaptcha || findAccount(state, login)?.needsCaptcha === true
}

/** A right password, or a new one, wipes the wrong ones before. */
export function forgetAttempts(state: State, account: Account): void {
  state.attempts.delete(passwordKey(account))
}

/** A login that is finished wipes the wrong codes before; a right password alone does not. */
export function forgetSecondSteps(state: State, account: Account): void {
  state.attempts.delete(secondStepKey(account))
}
