import { type Rejection, reject } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { getPasswordAttempts, rejectIfLocked, rejectWrongPassword, resetAttempts } from '../login/login-attempts.ts'
import type { Account } from '../model.ts'

/** Checks a user's own password. Errors about it refer to `field`. A wrong password counts as a failed login. */
export function checkOwnPassword(
  visit: PageVisit & { account: Account },
  { password, field }: { password: string; field: string },
): Rejection | undefined {
  const { state, session, account, messages } = visit
  if (account.password === undefined) return reject('noPassword', messages.security.noPassword, field)
  const attempts = getPasswordAttempts(state, account)
  const lockRejection = rejectIfLocked(visit, attempts)
  if (lockRejection) return lockRejection
  if (password !== account.password)
    return rejectWrongPassword(visit, attempts, { field, messageFor: messages.security.wrongPassword })
  resetAttempts(state, account)
  session.failures = 0
  return undefined
}
