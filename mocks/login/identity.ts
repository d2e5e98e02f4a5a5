import type { Call, RequestOf, ResponseOf } from '../../src/api/call.ts'
import { type CallRoute, type Rejection, reject, rejectLoggedOut, route } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, PendingLogin } from '../model.ts'
import { findPending } from './pending-login.ts'
import { rejectEndedLogin } from './second-step.ts'
import { findLoggedInAccount } from './sessions.ts'

/** A logged-in user, or a user with a login that awaits its second step or two-step setup. */
export type IdentifiedUser = { account: Account; pending?: PendingLogin }

export function findIdentifiedUser({ state, session }: PageVisit): IdentifiedUser | undefined {
  const account = findLoggedInAccount(state, session)
  return account ? { account } : findPending(state, session)
}

export type IdentifiedVisit = PageVisit & IdentifiedUser

/** Creates the route for a call that requires a logged-in user or a pending login. Rejects an expired pending login. */
export function identifiedRoute<C extends Call>(
  call: C,
  respond: (visit: IdentifiedVisit, data: RequestOf<C>) => ResponseOf<C> | Rejection,
): CallRoute {
  const sessionRoute = route(call, (visit, data) => {
    const person = findIdentifiedUser(visit)
    if (person) return respond({ ...visit, ...person }, data)
    return visit.session.pending ? rejectEndedLogin(visit) : rejectLoggedOut(visit)
  })
  return { ...sessionRoute, access: 'pending-or-logged-in' }
}

/** Returns whether the user has confirmed their password recently, or must set up two-step verification to log in. */
export function isIdentityVerified({ state, session, pending }: PageVisit & { pending?: PendingLogin }): boolean {
  if (pending) return pending.kind === 'must-set-up-two-step'
  return session.verifiedUntil !== undefined && state.clock.now() <= session.verifiedUntil
}

/** Rejects users with an unverified identity (TWO-16). */
export function requireIdentity(visit: PageVisit & { pending?: PendingLogin }): Rejection | undefined {
  if (isIdentityVerified(visit)) return undefined
  return reject('notVerified', visit.messages.security.notVerified)
}

/** Like `identifiedRoute`, but for a call that also requires a verified identity. */
export function verifiedRoute<C extends Call>(
  call: C,
  respond: (visit: IdentifiedVisit, data: RequestOf<C>) => ResponseOf<C> | Rejection,
): CallRoute {
  const checkedRoute = identifiedRoute(call, (visit, data) => requireIdentity(visit) ?? respond(visit, data))
  return { ...checkedRoute, needsVerification: 'always' }
}
