import { errorCodes } from '../http/error-codes.ts'
import { Refusal, refuse } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { minutesPaused, secondStepAttempts } from './login-attempts.ts'

/** Refuses a way that is not on offer, or that is not the account's own. */
export function refuseMethod({ words }: Pick<PageVisit, 'words'>): Refusal {
  return refuse({ error_code: errorCodes.methodUnavailable.code, error_msg: words.security.methodUnavailable })
}

/** Tells somebody whose login no longer waits, and leads to where it begins: a reload would only come back here. */
export function refuseOver(visit: PageVisit, redirect = visit.session.pending?.redirect): Refusal {
  const errors = [{ error_code: errorCodes.secondStepOver.code, error_msg: visit.words.security.secondStepOver }]
  return new Refusal({ errors, redirect: screenPath(visit, 'login', { redirect }) })
}

/** Refuses the second step of an account at which too many codes were wrong, the right code included. */
export function refuseSecondStepPaused({ state, words }: PageVisit, account: Account): Refusal | undefined {
  const minutes = minutesPaused(state, secondStepAttempts(state, account))
  if (minutes === 0) return undefined
  return refuse({ error_code: errorCodes.loginPaused.code, error_msg: words.security.secondStepPaused(minutes) })
}
