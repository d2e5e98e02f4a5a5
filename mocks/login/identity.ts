import type { AnswerOf, Call, RequestOf } from '../../src/api/call.ts'
import { errorCodes } from '../http/error-codes.ts'
import { type CallRoute, type Refusal, refuse, refuseStranger, route } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, PendingLogin } from '../model.ts'
import { findPending } from './pending-login.ts'
import { refuseOver } from './second-step.ts'
import { accountOf } from './sessions.ts'

/** The user whose two-step verification a visit concerns: logged in, or with a login that awaits it. */
export type Person = { account: Account; pending?: PendingLogin }

/** The user at this browser, as far as their identity is proved. */
export function findPerson({ state, session }: PageVisit): Person | undefined {
  const account = accountOf(state, session)
  return account ? { account } : findPending(state, session)
}

/** A visit of a user who may be about to set up two-step verification. */
export type PersonVisit = PageVisit & Person

/**
 * Answers a call of a user who is logged in or whose login is pending. A login that was pending too long is sent back to the
 * start; for anyone else the session has expired (9000001).
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

/** Whether the password was proved recently: confirmed again, or just used by a login that awaits its set-up. */
export function isIdentityVerified({ state, session, pending }: PageVisit & { pending?: PendingLogin }): boolean {
  if (pending) return pending.kind === 'must-set-two-step'
  return session.verifiedUntil !== undefined && state.clock.now() <= session.verifiedUntil
}

/** Refuses users who have not confirmed their password recently (TWO-16). */
export function demandIdentity(visit: PageVisit & { pending?: PendingLogin }): Refusal | undefined {
  if (isIdentityVerified(visit)) return undefined
  return refuse({ error_code: errorCodes.notVerified.code, error_msg: visit.words.security.notVerified })
}

/** Like `personRoute`, for users who have confirmed their password recently. */
export function provedRoute<C extends Call>(
  call: C,
  answer: (visit: PersonVisit, data: RequestOf<C>) => AnswerOf<C> | Refusal,
): CallRoute {
  const asProved = personRoute(call, (visit, data) => demandIdentity(visit) ?? answer(visit, data))
  return { ...asProved, needsProof: 'always' }
}
