import { accountById } from '../accounts/find-account.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, PendingLogin, Session, State } from '../model.ts'
import { renewSession, sessionCookie } from './sessions.ts'

const minute = 60_000
/** In ms. Set-up takes longer than typing a code: the user may have to install an authenticator first (TWO-12). */
const lifeOf = { 'two-step': 10 * minute, 'must-set-two-step': 30 * minute } as const

/** How the user logs in, and what the login is waiting for. */
type Suspension = Pick<PendingLogin, 'kind' | 'type' | 'redirect' | 'bind'> & { isRemembered?: boolean }

/** Suspends a login whose identity is proved. Logs out any user who was logged in here before. */
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
    // This flag belonged to the previous login; whether to remember this one is stored in `pending`.
    isRemembered: false,
    pending: { accountId: account.id, kind, type, isRemembered, redirect, expiresAt, wrongCodes: 0, bind },
  })
  renewSession(state, session)
  visit.setCookies.push(sessionCookie(session))
}

/** The pending login of a session with its account; `undefined` once it has expired. */
export function findPending(state: State, session: Session): { pending: PendingLogin; account: Account } | undefined {
  const { pending } = session
  const account = accountById(state, pending?.accountId)
  return pending && account && state.clock.now() <= pending.expiresAt ? { pending, account } : undefined
}

/** The id of the account that owns this session: logged in, or with a pending login. */
export function holderOf(state: State, session: Session): string | undefined {
  return session.accountId ?? findPending(state, session)?.account.id
}
