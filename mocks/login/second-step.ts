import { errorOf, Refusal, refuse } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { refusePaused, secondStepAttempts } from './login-attempts.ts'

/** Refuses a method that is not available, or not the account's. */
export function refuseMethod({ words }: Pick<PageVisit, 'words'>): Refusal {
  return refuse('methodUnavailable', words.security.methodUnavailable)
}

/** Refuses a login that is no longer pending. Redirects to the login page, since a reload would only return here. */
export function refuseEndedLogin(visit: PageVisit, redirect = visit.session.pending?.redirect): Refusal {
  const errors = [errorOf('secondStepExpired', visit.words.security.secondStepExpired)]
  return new Refusal({ errors, redirect: screenPath(visit, 'login', { redirect }) })
}

/** Refuses even a correct code after too many wrong ones. */
export function refuseSecondStepPaused(visit: PageVisit, account: Account): Refusal | undefined {
  return refusePaused(visit, secondStepAttempts(visit.state, account), visit.words.security.secondStepPaused)
}
