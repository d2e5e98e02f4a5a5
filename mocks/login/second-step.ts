import { errorCodes } from '../http/error-codes.ts'
import { Refusal, refuse } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { minutesPaused, secondStepAttempts } from './login-attempts.ts'

/** Refuses a method that is not offered, or that is not the account's own. */
export function refuseMethod({ words }: Pick<PageVisit, 'words'>): Refusal {
  return refuse({ error_code: errorCodes.methodUnavailable.code, error_msg: words.security.methodUnavailable })
}

/** Tells a user that their login is no longer pending, and redirects to the login, since a reload would only return here. */
export function refuseOver(visit: PageVisit, redirect = visit.session.pending?.redirect): Refusal {
  const errors = [{ error_code: errorCodes.secondStepOver.code, error_msg: visit.words.security.secondStepOver }]
  return new Refusal({ errors, redirect: screenPath(visit, 'login', { redirect }) })
}

/** Refuses even a correct code at the second step of an account with too many wrong codes. */
export function refuseSecondStepPaused({ state, words }: PageVisit, account: Account): Refusal | undefined {
  const minutes = minutesPaused(state, secondStepAttempts(state, account))
  if (minutes === 0) return undefined
  return refuse({ error_code: errorCodes.loginPaused.code, error_msg: words.security.secondStepPaused(minutes) })
}
