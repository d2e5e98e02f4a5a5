import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import {
  attemptsOf,
  forgetAttempts,
  loginPaused,
  minutesPaused,
  noteFailure,
  wrongPassword,
} from '../login/login-attempts.ts'
import type { Account } from '../model.ts'

const noPassword = 1200010

/**
 * Judges the password of somebody who is known already; a refusal stands under `field`. Wrong ones count as those of the
 * login do, and pause it as well; a right one wipes them.
 */
export function judgeOwnPassword(
  visit: PageVisit & { account: Account },
  { typed, field }: { typed: string; field: string },
): Refusal | undefined {
  const { state, session, account, words } = visit
  if (account.password === undefined)
    return refuse({ field, error_code: noPassword, error_msg: words.security.noPassword })
  const attempts = attemptsOf(state, account.phone ?? account.email ?? account.id)
  const refusePaused = (minutes: number) => refuse({ error_code: loginPaused, error_msg: words.paused(minutes) })
  const minutes = minutesPaused(state, attempts)
  if (minutes > 0) return refusePaused(minutes)
  if (typed !== account.password) {
    const left = noteFailure(visit, attempts)
    if (left === 0) return refusePaused(minutesPaused(state, attempts))
    return refuse({ field, error_code: wrongPassword, error_msg: words.security.wrongPassword(left) })
  }
  forgetAttempts(state, account)
  session.failures = 0
  return undefined
}
