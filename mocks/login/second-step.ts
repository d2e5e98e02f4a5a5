import { errorOf, Refusal, refuse } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'

/** Refuses a two-step method that is not available, or that the account does not use. */
export function refuseMethod({ words }: Pick<PageVisit, 'words'>): Refusal {
  return refuse('methodUnavailable', words.security.methodUnavailable)
}

/** Refuses a login that is no longer pending. Redirects to the login page, since a retry cannot succeed. */
export function refuseEndedLogin(visit: PageVisit, redirect = visit.session.pending?.redirect): Refusal {
  const errors = [errorOf('secondStepExpired', visit.words.security.secondStepExpired)]
  return new Refusal({ errors, redirect: screenPath(visit, 'login', { redirect }) })
}
