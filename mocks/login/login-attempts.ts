import type { PageVisit } from '../http/visit.ts'
import type { Account, Attempts, State } from '../model.ts'

/** The error of a wrong password. */
export const wrongPassword = 1100001
/** The error of a login that pauses. */
export const loginPaused = 1100002

/** After so many wrong passwords the picture captcha is asked for. */
const failuresUntilCaptcha = 3
/** After so many the login pauses. */
const failuresUntilPause = 6
const pause = 15 * 60_000

/** One form for every way to write a login: full-width or capital letters, a phone of 86 with its dialing code. */
function loginKey(login: string): string {
  return login
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(\(\+86\)|\+\(86\))/, '')
    .replace(/^\+\((\d+)\)/, '(+$1)')
}

export function findAccount(state: State, login: string): Account | undefined {
  const key = loginKey(login)
  return state.accounts.find(({ phone, email }) => key === phone || key === email)
}

/** What happened at this login so far. A pause that is over wipes the slate. */
export function attemptsOf(state: State, login: string): Attempts {
  const key = loginKey(login)
  const known = state.attempts.get(key)
  const isOver = known?.pausedUntil !== undefined && known.pausedUntil <= state.clock.now()
  const attempts = known && !isOver ? known : { failures: 0 }
  state.attempts.set(key, attempts)
  return attempts
}

/** Whole minutes that a paused login still waits, 0 when it is open. */
export function minutesPaused(state: State, { pausedUntil = 0 }: Attempts): number {
  return Math.max(0, Math.ceil((pausedUntil - state.clock.now()) / 60_000))
}

/** Notes a wrong password and answers how many tries are left. */
export function noteFailure({ state, session }: PageVisit, attempts: Attempts): number {
  session.failures += 1
  attempts.failures += 1
  if (attempts.failures >= failuresUntilPause) attempts.pausedUntil = state.clock.now() + pause
  return failuresUntilPause - attempts.failures
}

/** Whether this login, or whoever sits at this browser, has to solve a picture captcha first. */
export function isCaptchaRequired({ state, session }: PageVisit, login?: string): boolean {
  if (state.settings.pic_captcha_required || session.failures >= failuresUntilCaptcha) return true
  if (login === undefined) return false
  return attemptsOf(state, login).failures >= failuresUntilCaptcha || findAccount(state, login)?.needsCaptcha === true
}

/** A right password wipes what went wrong before, by whichever of its logins it was tried. */
export function forgetAttempts(state: State, { phone, email }: Account): void {
  for (const login of [phone, email]) if (login !== undefined) state.attempts.delete(login)
}
