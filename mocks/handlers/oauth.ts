import { oauthLogin, oauthQrLogin } from '../../src/api/calls/login.ts'
import type { LoginResponse } from '../../src/api/shapes/login.ts'
import { findAccountById } from '../accounts/find-account.ts'
import { seeOther } from '../http/responses.ts'
import { type CallRoute, type PlainRoute, Rejection, route } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit, Visit } from '../http/visit.ts'
import { checkPassword } from '../login/check-password.ts'
import { admit, createLoginResponse, type LoginOptions } from '../login/log-in.ts'
import { checkOauthQuery, continuationPath, type OauthReturn, oauthPath, returnUrl } from '../login/oauth.ts'
import { findOwnQrLogin, rejectQrLogin } from '../login/qr-logins.ts'
import { findLoggedInAccount } from '../login/sessions.ts'
import type { Account } from '../model.ts'

/** Logs the user in and redirects to the application, with a code and the application's `state`. */
function admitToApplication(
  visit: PageVisit,
  account: Account,
  target: OauthReturn,
  { redirect, isRemembered }: Omit<LoginOptions, 'type'> = {},
): LoginResponse | Rejection {
  const continuation = continuationPath(visit, target) ?? redirect
  const result = admit(visit, account, { type: 'web', isRemembered, redirect: continuation })
  return result instanceof Rejection ? result : { ...result, redirect: returnUrl(visit, target) ?? redirect }
}

/** Finishes a login that was confirmed on the phone. `check_token` may already have completed it in this browser. */
function finishQrLogin(visit: PageVisit, token: string, target: OauthReturn): LoginResponse | Rejection {
  const { state, session } = visit
  const qrLogin = findOwnQrLogin(visit, token)
  const account = findAccountById(state, qrLogin?.accountId)
  const isCompleted =
    qrLogin?.status === 'used' && account !== undefined && findLoggedInAccount(state, session) === account
  if (!account || !(qrLogin?.status === 'confirmed' || isCompleted)) return rejectQrLogin(visit)
  state.qrLogins.delete(token)
  if (!isCompleted) return admitToApplication(visit, account, target)
  return createLoginResponse(account, { type: 'web', redirect: returnUrl(visit, target) })
}

function continueLogin(visit: Visit): Response {
  const { state, session, url } = visit
  const target = checkOauthQuery(visit, Object.fromEntries(url.searchParams))
  const isLoggedIn = findLoggedInAccount(state, session) !== undefined
  const destination = target instanceof Rejection || !isLoggedIn ? undefined : returnUrl(visit, target)
  return seeOther(destination ?? screenPath(visit, 'login'))
}

/** The calls that log users in to another application (`mode=oauth`, LOG-06). */
export const oauthRoutes: CallRoute[] = [
  route(oauthLogin, (visit, data) => {
    const target = checkOauthQuery(visit, data)
    if (target instanceof Rejection) return target
    const account = checkPassword(visit, data)
    if (account instanceof Rejection) return account
    return admitToApplication(visit, account, target, { isRemembered: data.remember, redirect: data.redirect })
  }),
  route(oauthQrLogin, (visit, data) => {
    const target = checkOauthQuery(visit, data)
    return target instanceof Rejection ? target : finishQrLogin(visit, data.token, target)
  }),
]

export const oauthPageRoutes: PlainRoute[] = [{ method: 'GET', path: oauthPath, respond: continueLogin }]
