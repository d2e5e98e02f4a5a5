import { changePassword, initPassword, resetPassword, setPassword } from '../../src/api/calls/password.ts'
import { sendNotice } from '../accounts/notices.ts'
import { judgeOwnPassword } from '../accounts/own-password.ts'
import { judgeNewPassword } from '../accounts/password-rules.ts'
import { endPasswordLinks, findTicketOwner } from '../codes/tickets.ts'
import { errorCodes } from '../http/error-codes.ts'
import { type CallRoute, memberRoute, Refusal, refuse, refuseStranger, route } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import { personRoute } from '../login/identity.ts'
import { admit } from '../login/log-in.ts'
import { forgetAttempts } from '../login/login-attempts.ts'
import { endQrLogins } from '../login/qr-logins.ts'
import { endSessions } from '../login/sessions.ts'
import { tellLoggedIn } from '../login/tell-logged-in.ts'
import type { Account } from '../model.ts'

function refuseSame({ words }: PageVisit, account: Account, password: string): Refusal | undefined {
  if (password !== account.password) return undefined
  return refuse({ field: 'password', error_code: errorCodes.samePassword.code, error_msg: words.recovery.sameAsBefore })
}

/** Only an account without a password may set a first one. */
function refuseSecond({ words }: PageVisit, account: Account): Refusal | undefined {
  if (account.password === undefined) return undefined
  return refuse({ error_code: errorCodes.hasPassword.code, error_msg: words.recovery.hasPassword })
}

/** Locks out anyone who used the old password: ends other sessions, pending and QR logins, and older links; resets failures. */
function replacePassword(visit: PageVisit, account: Account, password: string): void {
  const { state, session } = visit
  account.password = password
  forgetAttempts(state, account)
  endPasswordLinks(state, account)
  endQrLogins(state, account)
  endSessions(
    state,
    (other) => other !== session && (other.accountId === account.id || other.pending?.accountId === account.id),
  )
  sendNotice(visit, account, 'passwordChanged')
}

/** Resetting a forgotten password, setting a first one, and changing it (SCR-05, SCR-20, TWO-02). */
export const passwordRoutes: CallRoute[] = [
  route(resetPassword, (visit, data) => {
    const owner = findTicketOwner(visit, 'reset', data.token)
    if (owner instanceof Refusal) return owner
    const { account } = owner
    const refusal = judgeNewPassword(visit, data) ?? refuseSame(visit, account, data.password)
    if (refusal) return refusal
    replacePassword(visit, account, data.password)
    return { redirect: screenPath(visit, 'login'), ...tellLoggedIn(visit, account.id) }
  }),
  route(initPassword, (visit, data) => {
    const owner = findTicketOwner(visit, 'init', data.token)
    if (owner instanceof Refusal) return owner
    const { account } = owner
    const refusal = refuseSecond(visit, account) ?? judgeNewPassword(visit, data)
    if (refusal) return refusal
    replacePassword(visit, account, data.password)
    return admit(visit, account, { type: 'web' })
  }),
  personRoute(setPassword, (visit, data) => {
    const { state, account, pending } = visit
    // A login that still awaits its second step may not change anything yet.
    if (pending?.kind === 'two-step') return refuseStranger(visit)
    const refusal = refuseSecond(visit, account) ?? judgeNewPassword(visit, data)
    if (refusal) return refusal
    account.password = data.password
    endPasswordLinks(state, account)
    sendNotice(visit, account, 'passwordChanged')
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
