import { errorCodes } from '../http/error-codes.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { forgetAttempts, minutesPaused, passwordAttempts, recordFailure } from '../login/login-attempts.ts'
import type { Account } from '../model.ts'

/** Checks the password of an identified user; a refusal names `field`. A wrong one counts as a failed login. */
export function checkOwnPassword(
  visit: PageVisit & { account: Account },
  { typed, field }: { typed: string; field: string },
): Refusal | undefined {
  const { state, session, account, words } = visit
  if (account.password === undefined)
    return refuse({ field, error_code: errorCodes.noPassword.code, error_msg: words.security.noPassword })
  const attempts = passwordAttempts(state, account)
  const refusePaused = (minutes: number) =>
    refuse({ error_code: errorCodes.loginPaused.code, error_msg: words.paused(minutes) })
  const minutes = minutesPaused(state, attempts)
  if (minutes > 0) return refusePaused(minutes)
  if (typed !== account.password) {
    const left = recordFailure(visit, attempts)
    if (left === 0) return refusePaused(minutesPaused(state, attempts))
    return refuse({ field, error_code: errorCodes.wrongPassword.code, error_msg: words.security.wrongPassword(left) })
  }
  forgetAttempts(state, account)
  session.failures = 0
  return undefined
}
