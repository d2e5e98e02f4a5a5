import { changePassword, initPassword, resetPassword, setPassword } from '../../src/api/calls/password.ts'
import { judgeOwnPassword } from '../accounts/own-password.ts'
import { judgeNewPassword } from '../accounts/password-rules.ts'
import { endTickets, findTicketOwner } from '../codes/tickets.ts'
import { type CallRoute, memberRoute, Refusal, refuse, route } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import { personRoute } from '../login/identity.ts'
import { admit } from '../login/log-in.ts'
import { forgetAttempts } from '../login/login-attempts.ts'
import { endSessions } from '../login/sessions.ts'
import type { Account } from '../model.ts'

const sameAsBefore = 1200003
const hasPassword = 1200004

function refuseSame({ words }: PageVisit, account: Account, password: string): Refusal | undefined {
  if (password !== account.password) return undefined
  return refuse({ field: 'password', error_code: sameAsBefore, error_msg: words.recovery.sameAsBefore })
}

/** Whoever got in by what was there before is out: other sessions, logins that wait, older links, failures. */
function replacePassword({ state, session }: PageVisit, account: Account, password: string): void {
  account.password = password
  forgetAttempts(state, account)
  endTickets(state, 'reset', account.id)
  endTickets(state, 'init', account.id)
  endSessions(
    state,
    (other) => other !== session && (other.accountId === account.id || other.pending?.accountId === account.id),
  )
}

/** Choosing a password: anew, for the first time, or in place of the last one (SCR-05, SCR-20, TWO-02). */
export const passwordRoutes: CallRoute[] = [
  route(resetPassword, (visit, data) => {
    const owner = findTicketOwner(visit, 'reset', data.token)
    if (owner instanceof Refusal) return owner
    const { account } = owner
    const refusal = judgeNewPassword(visit, data) ?? refuseSame(visit, account, data.password)
    if (refusal) return refusal
    replacePassword(visit, account, data.password)
    return { redirect: screenPath(visit, 'login') }
  }),
  route(initPassword, (visit, data) => {
    const owner = findTicketOwner(visit, 'init', data.token)
    if (owner instanceof Refusal) return owner
    const { account } = owner
    const refusal = judgeNewPassword(visit, data)
    if (refusal) return refusal
    replacePassword(visit, account, data.password)
    return admit(visit, account, { type: 'web' })
  }),
  personRoute(setPassword, (visit, data) => {
    const { account, pending, words } = visit
    // A login that waits for its second step has not come far enough to change anything.
    if (pending?.kind === 'two-step') return refuse({ error_code: 9000001, error_msg: words.notLoggedIn })
    if (account.password !== undefined)
      return refuse({ error_code: hasPassword, error_msg: words.recovery.hasPassword })
    const refusal = judgeNewPassword(visit, data)
    if (refusal) return refusal
    account.password = data.password
    return {}
  }),
  memberRoute(changePassword, (visit, data) => {
    const { account } = visit
    const refusal =
      judgeOwnPassword(visit, { typed: data.old_password, field: 'old_password' }) ??
      judgeNewPassword(visit, data) ??
      refuseSame(visit, account, data.password)
    if (refusal) return refusal
    replacePassword(visit, account, data.password)
    return {}
  }),
]
