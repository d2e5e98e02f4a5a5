import { oauthLogin, oauthQrLogin } from '../../src/api/calls/login.ts'
import type { LoginAnswer } from '../../src/api/shapes/login.ts'
import { accountById } from '../accounts/find-account.ts'
import { type CallRoute, type PlainRoute, Refusal, route } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit, Visit } from '../http/visit.ts'
import { seeOther } from '../http/wire.ts'
import { admit, loginAnswerOf, type Way } from '../login/log-in.ts'
import { continuationPath, type OauthReturn, oauthPath, readOauth, returnAddress } from '../login/oauth.ts'
import { provePassword } from '../login/prove-password.ts'
import { findOwnQrLogin, refuseQrLogin } from '../login/qr-logins.ts'
import { accountOf } from '../login/sessions.ts'
import type { Account } from '../model.ts'

/** Logs the user in and redirects to the application, with a code and the application's own state. */
function admitFor(
  visit: PageVisit,
  account: Account,
  asked: OauthReturn,
  { redirect, isRemembered }: Omit<Way, 'type'> = {},
): LoginAnswer | Refusal {
  const later = continuationPath(visit, asked) ?? redirect
  const answer = admit(visit, account, { type: 'web', isRemembered, redirect: later })
  return answer instanceof Refusal ? answer : { ...answer, redirect: returnAddress(visit, asked) ?? redirect }
}

/** Finishes a login confirmed on the phone, whether or not `check_token` has already logged this browser in. */
function finishQrLogin(visit: PageVisit, token: string, asked: OauthReturn): LoginAnswer | Refusal {
  const { state, session } = visit
  const qr = findOwnQrLogin(visit, token)
  const account = accountById(state, qr?.accountId)
  const isHandedOver = qr?.status === 'used' && account !== undefined && accountOf(state, session) === account
  if (!account || !(qr?.status === 'confirmed' || isHandedOver)) return refuseQrLogin(visit)
  state.qrLogins.delete(token)
  if (!isHandedOver) return admitFor(visit, account, asked)
  return loginAnswerOf(account, { type: 'web', redirect: returnAddress(visit, asked) })
}

function goOn(visit: Visit): Response {
  const { state, session, url } = visit
  const asked = readOauth(visit, Object.fromEntries(url.searchParams))
  const isMember = accountOf(state, session) !== undefined
  const address = asked instanceof Refusal || !isMember ? undefined : returnAddress(visit, asked)
  return seeOther(address ?? screenPath(visit, 'login'))
}

/** Logging in on behalf of another application (`mode=oauth`, LOG-06). */
export const oauthRoutes: CallRoute[] = [
  route(oauthLogin, (visit, data) => {
    const asked = readOauth(visit, data)
    if (asked instanceof Refusal) return asked
    const account = provePassword(visit, data)
    if (account instanceof Refusal) return account
    return admitFor(visit, account, asked, { isRemembered: data.remember, redirect: data.redirect })
  }),
  route(oauthQrLogin, (visit, data) => {
    const asked = readOauth(visit, data)
    return asked instanceof Refusal ? asked : finishQrLogin(visit, data.token, asked)
  }),
]

/** Where a login for another application continues after its second step. */
export const oauthPageRoutes: PlainRoute[] = [{ method: 'GET', path: oauthPath, answer: goOn }]
