import { accountById } from '../accounts/find-account.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, PendingLogin, Session, State } from '../model.ts'
import { renewSession, sessionCookie } from './sessions.ts'

const minute = 60_000
/** Setting up takes longer than typing a code: there may be an authenticator to install first (TWO-12). */
const lifeOf = { 'two-step': 10 * minute, 'must-set-two-step': 30 * minute } as const

/** How somebody logs in, and what the login waits for. */
type Suspension = Pick<PendingLogin, 'kind' | 'type' | 'redirect' | 'bind'> & { isRemembered?: boolean }

/** Lets a login wait whose identity is proved. Whoever was logged in here before no longer is. */
export function suspendLogin(visit: PageVisit, account: Account, suspension: Suspension): void {
  const { state, session } = visit
  const { kind, type, isRemembered = false, redirect, bind } = suspension
  const expiresAt = state.clock.now() + lifeOf[kind]
  Object.assign(session, {
    accountId: undefined,
    deviceId: undefined,
    verifiedUntil: undefined,
    googleSecret: undefined,
    provedUntil: {},
    // Of whoever was logged in before; whether this one is to be remembered stands in what waits.
    isRemembered: false,
    pending: { accountId: account.id, kind, type, isRemembered, redirect, expiresAt, wrongCodes: 0, bind },
  })
  renewSession(state, session)
  visit.setCookies.push(sessionCookie(session))
}

/** The login that waits in a session, and whose it is; nothing when it has waited too long. */
export function findPending(state: State, session: Session): { pending: PendingLogin; account: Account } | undefined {
  const { pending } = session
  const account = accountById(state, pending?.accountId)
  return pending && account && state.clock.now() <= pending.expiresAt ? { pending, account } : undefined
}
