import { errorCodes } from '../http/error-codes.ts'
import { Refusal, refuse } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { minutesPaused, secondStepAttempts } from './login-attempts.ts'

/** Refuses a method that is not available, or not the account's. */
export function refuseMethod({ words }: Pick<PageVisit, 'words'>): Refusal {
  return refuse({ error_code: errorCodes.methodUnavailable.code, error_msg: words.security.methodUnavailable })
}

/** Refuses a login that is no longer pending. Leads to the login, since a reload would only return here. */
export function refuseEndedLogin(visit: PageVisit, redirect = visit.session.pending?.redirect): Refusal {
  const errors = [{ error_code: errorCodes.secondStepExpired.code, error_msg: visit.words.security.secondStepExpired }]
  return new Refusal({ errors, redirect: screenPath(visit, 'login', { redirect }) })
}

/** Refuses even a correct code after too many wrong ones. */
export function refuseSecondStepPaused({ state, words }: PageVisit, account: Account): Refusal | undefined {
  const minutes = minutesPaused(state, secondStepAttempts(state, account))
  if (minutes === 0) return undefined
  return refuse({ error_code: errorCodes.loginPaused.code, error_msg: words.security.secondStepPaused(minutes) })
}
