import { createError, Rejection, reject } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'

/** Rejects a two-step method that is not available, or that the account does not use. */
export function rejectMethod({ messages }: Pick<PageVisit, 'messages'>): Rejection {
  return reject('methodUnavailable', messages.security.methodUnavailable)
}

/** Rejects a login that is no longer pending. Redirects to the login page, since a retry cannot succeed. */
export function rejectEndedLogin(visit: PageVisit, redirect = visit.session.pending?.redirect): Rejection {
  const errors = [createError('secondStepExpired', visit.messages.security.secondStepExpired)]
  return new Rejection({ errors, redirect: screenPath(visit, 'login', { redirect }) })
}
