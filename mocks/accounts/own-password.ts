import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { forgetAttempts, passwordAttempts, refuseIfPaused, refuseWrongPassword } from '../login/login-attempts.ts'
import type { Account } from '../model.ts'

/** Checks the password of an identified user. Errors refer to `field`. A wrong password counts as a failed login. */
export function checkOwnPassword(
  visit: PageVisit & { account: Account },
  { typed, field }: { typed: string; field: string },
): Refusal | undefined {
  const { state, session, account, words } = visit
  if (account.password === undefined) return refuse('noPassword', words.security.noPassword, field)
  const attempts = passwordAttempts(state, account)
  const pauseRefusal = refuseIfPaused(visit, attempts)
  if (pauseRefusal) return pauseRefusal
  if (typed !== account.password)
    return refuseWrongPassword(visit, attempts, { field, messageFor: words.security.wrongPassword })
  forgetAttempts(state, account)
  session.failures = 0
  return undefined
}
