import { bindLogin } from '../../src/api/calls/login.ts'
import { findPendingLink } from '../accounts/linked-accounts.ts'
import { type CallRoute, Refusal, route } from '../http/routes.ts'
import { checkPassword } from '../login/check-password.ts'
import { admit } from '../login/log-in.ts'

/** Logging in to link a third-party account (SCR-18). */
export const bindRoutes: CallRoute[] = [
  route(bindLogin, (visit, data) => {
    const link = findPendingLink(visit, data)
    if (link instanceof Refusal) return link
    const account = checkPassword(visit, data)
    if (account instanceof Refusal) return account
    return admit(visit, account, { type: 'web', isRemembered: data.remember, redirect: data.redirect, link })
  }),
]
