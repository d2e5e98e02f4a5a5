import { findAccountById } from '../accounts/find-account.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, PendingLogin, Session, State } from '../model.ts'
import { restartSession } from './sessions.ts'

const minuteMs = 60_000
/** How long a login may stay pending. Setup gets more time, as it may include installing an authenticator (TWO-12). */
const lifetimeMs = { 'two-step': 10 * minuteMs, 'must-set-up-two-step': 30 * minuteMs } as const

type Suspension = Pick<PendingLogin, 'kind' | 'type' | 'redirect' | 'link'> & { isRemembered?: boolean }

/** Suspends a login until its second step or two-step setup is done, and logs out any previous user of the session. */
export function suspendLogin(visit: PageVisit, account: Account, suspension: Suspension): void {
  const { kind, type, isRemembered = false, redirect, link } = suspension
  const expiresAt = visit.state.clock.now() + lifetimeMs[kind]
  const pending = { accountId: account.id, kind, type, isRemembered, redirect, expiresAt, wrongCodes: 0, link }
  restartSession(visit, { pending })
}

/** Finds the pending login of a session, unless it has expired. */
export function findPending(state: State, session: Session): { pending: PendingLogin; account: Account } | undefined {
  const { pending } = session
  const account = findAccountById(state, pending?.accountId)
  return pending && account && state.clock.now() <= pending.expiresAt ? { pending, account } : undefined
}

/** Returns the id of a session's account, which is logged in or has a pending login. */
export function getAccountId(state: State, session: Session): string | undefined {
  return session.accountId ?? findPending(state, session)?.account.id
}
