import { bindLogin } from '../../src/api/calls/login.ts'
import { findBind } from '../accounts/binds.ts'
import { type CallRoute, Refusal, route } from '../http/routes.ts'
import { admit } from '../login/log-in.ts'
import { provePassword } from '../login/prove-password.ts'

/** Logging in to link a third-party account (SCR-18). */
export const bindRoutes: CallRoute[] = [
  route(bindLogin, (visit, data) => {
    const bind = findBind(visit, data)
    if (bind instanceof Refusal) return bind
    const account = provePassword(visit, data)
    if (account instanceof Refusal) return account
    return admit(visit, account, { type: 'web', isRemembered: data.remember, redirect: data.redirect, bind })
  }),
]
