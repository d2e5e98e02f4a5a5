import { changePassword, initPassword, resetPassword, setPassword } from '../../src/api/calls/password.ts'
import { checkOwnPassword } from '../accounts/own-password.ts'
import { checkNewPassword } from '../accounts/password-rules.ts'
import { findTicketWithAccount, invalidatePasswordLinks } from '../codes/tickets.ts'
import { type CallRoute, memberRoute, Rejection, reject, rejectLoggedOut, route } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import { identifiedRoute } from '../login/identity.ts'
import { admit } from '../login/log-in.ts'
import { describeLoggedInUser } from '../login/logged-in.ts'
import { resetAttempts } from '../login/login-attempts.ts'
import { endSessions } from '../login/sessions.ts'
import type { Account } from '../model.ts'

function rejectIfSamePassword({ messages }: PageVisit, account: Account, password: string): Rejection | undefined {
  if (password !== account.password) return undefined
  return reject('samePassword', messages.recovery.unchanged, 'password')
}

function rejectIfPasswordSet({ messages }: PageVisit, account: Account): Rejection | undefined {
  if (account.password === undefined) return undefined
  return reject('hasPassword', messages.recovery.hasPassword)
}

/** Replaces the password, ends the account's other sessions and pending logins, and invalidates its password links. */
function replacePassword(visit: PageVisit, account: Account, password: string): void {
  const { state, session } = visit
  account.password = password
  resetAttempts(state, account)
  invalidatePasswordLinks(state, account)
  endSessions(
    state,
    (other) => other !== session && (other.accountId === account.id || other.pending?.accountId === account.id),
  )
}

/** The calls to reset a forgotten password, set a first password, and change the password (SCR-05, SCR-20, TWO-02). */
export const passwordRoutes: CallRoute[] = [
  route(resetPassword, (visit, data) => {
    const link = findTicketWithAccount(visit, 'reset', data.token)
    if (link instanceof Rejection) return link
    const { account } = link
    const rejection = checkNewPassword(visit, data) ?? rejectIfSamePassword(visit, account, data.password)
    if (rejection) return rejection
    replacePassword(visit, account, data.password)
    return { redirect: screenPath(visit, 'login'), ...describeLoggedInUser(visit, account.id) }
  }),
  route(initPassword, (visit, data) => {
    const link = findTicketWithAccount(visit, 'init', data.token)
    if (link instanceof Rejection) return link
    const { account } = link
    const rejection = rejectIfPasswordSet(visit, account) ?? checkNewPassword(visit, data)
    if (rejection) return rejection
    replacePassword(visit, account, data.password)
    return admit(visit, account, { type: 'web' })
  }),
  identifiedRoute(setPassword, (visit, data) => {
    const { state, account, pending } = visit
    // A user whose login awaits its second step may not change anything.
    if (pending?.kind === 'two-step') return rejectLoggedOut(visit)
    const rejection = rejectIfPasswordSet(visit, account) ?? checkNewPassword(visit, data)
    if (rejection) return rejection
    account.password = data.password
    invalidatePasswordLinks(state, account)
    return {}
  }),
  memberRoute(changePassword, (visit, data) => {
    const { account } = visit
    const rejection =
      checkOwnPassword(visit, { password: data.old_password, field: 'old_password' }) ??
      checkNewPassword(visit, data) ??
      rejectIfSamePassword(visit, account, data.password)
    if (rejection) return rejection
    replacePassword(visit, account, data.password)
    return {}
  }),
]
