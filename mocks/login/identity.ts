import type { AnswerOf, Call, RequestOf } from '../../src/api/define-call.ts'
import { errorCodes } from '../http/error-codes.ts'
import { type CallRoute, type Refusal, refuse, refuseStranger, route } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, PendingLogin } from '../model.ts'
import { findPending } from './pending-login.ts'
import { refuseOver } from './second-step.ts'
import { accountOf } from './sessions.ts'

/** Whose two-step verification a visit is about: somebody logged in, or somebody whose login waits for it. */
export type Person = { account: Account; pending?: PendingLogin }

/** Who sits here, as far as it is proved. */
export function findPerson({ state, session }: PageVisit): Person | undefined {
  const account = accountOf(state, session)
  return account ? { account } : findPending(state, session)
}

/** A visit of somebody who may be about to set up two-step verification. */
export type PersonVisit = PageVisit & Person

/**
 * Answers a call of somebody logged in, or whose login waits. Who has waited too long is led back to the login; to others
 * the session has expired (9000001).
 */
export function personRoute<C extends Call>(
  call: C,
  answer: (visit: PersonVisit, data: RequestOf<C>) => AnswerOf<C> | Refusal,
): CallRoute {
  const asPerson = route(call, (visit, data) => {
    const person = findPerson(visit)
    if (person) return answer({ ...visit, ...person }, data)
    return visit.session.pending ? refuseOver(visit) : refuseStranger(visit)
  })
  return { ...asPerson, needs: 'person' }
}

/** Whether the password was proved lately: once more, or just now by a login that waits for its set-up. */
export function isIdentityVerified({ state, session, pending }: PageVisit & { pending?: PendingLogin }): boolean {
  if (pending) return pending.kind === 'must-set-two-step'
  return session.verifiedUntil !== undefined && state.clock.now() <= session.verifiedUntil
}

/** Refuses who has not proved their password lately (TWO-16). */
export function demandIdentity(visit: PageVisit & { pending?: PendingLogin }): Refusal | undefined {
  if (isIdentityVerified(visit)) return undefined
  return refuse({ error_code: errorCodes.notVerified.code, error_msg: visit.words.security.notVerified })
}

/** As `personRoute`, for who has proved their password lately. */
export function provedRoute<C extends Call>(
  call: C,
  answer: (visit: PersonVisit, data: RequestOf<C>) => AnswerOf<C> | Refusal,
): CallRoute {
  const asProved = personRoute(call, (visit, data) => demandIdentity(visit) ?? answer(visit, data))
  return { ...asProved, needsProof: 'always' }
}
