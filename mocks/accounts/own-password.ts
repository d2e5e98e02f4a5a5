import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { passwordAttempts, refuseIfLocked, refuseWrongPassword, resetAttempts } from '../login/login-attempts.ts'
import type { Account } from '../model.ts'

/** Checks the password of an identified user. Errors refer to `field`. A wrong password counts as a failed login. */
export function checkOwnPassword(
  visit: PageVisit & { account: Account },
  { password, field }: { password: string; field: string },
): Refusal | undefined {
  const { state, session, account, words } = visit
  if (account.password === undefined) return refuse('noPassword', words.security.noPassword, field)
  const attempts = passwordAttempts(state, account)
  const lockRefusal = refuseIfLocked(visit, attempts)
  if (lockRefusal) return lockRefusal
  if (password !== account.password)
    return refuseWrongPassword(visit, attempts, { field, messageFor: words.security.wrongPassword })
  resetAttempts(state, account)
  session.failures = 0
  return undefined
}
