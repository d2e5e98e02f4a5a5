import type { RequestOf } from '../../src/api/call.ts'
import {
  checkCoupon,
  register,
  registerAndBind,
  registerEnterprise,
  registerForPlan,
  registerFromMarket,
  registerPersonal,
  reportWhyLeave,
} from '../../src/api/calls/register.ts'
import type { LoginResponse } from '../../src/api/shapes/login.ts'
import { findPendingLink } from '../accounts/linked-accounts.ts'
import { findCouponBenefit, registerAccount, rejectIfRegistrationClosed } from '../accounts/registration.ts'
import { consumeTicket, findTicket } from '../codes/tickets.ts'
import { type CallRoute, Rejection, route } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { admit } from '../login/log-in.ts'
import type { PendingLink, Registration } from '../model.ts'

/** `token` is consumed once the account exists. `link` is the third-party account to link. */
type Extras = { registration?: Registration; token?: string; link?: PendingLink }

function registerAndLogIn(
  visit: PageVisit,
  data: RequestOf<typeof register>,
  extras: Extras = {},
): LoginResponse | Rejection {
  const { registration, token, link } = extras
  const account = rejectIfRegistrationClosed(visit) ?? registerAccount(visit, data, registration)
  if (account instanceof Rejection) return account
  if (token !== undefined) consumeTicket(visit, token)
  return admit(visit, account, { type: 'web', redirect: data.redirect, link })
}

/** The six registration calls, and the calls to check a coupon and to report why a user leaves. */
export const registrationRoutes: CallRoute[] = [
  route(register, (visit, data) => registerAndLogIn(visit, data)),
  route(registerPersonal, (visit, data) => registerAndLogIn(visit, data)),
  route(registerForPlan, (visit, data) => {
    const registration = { planId: data.plan_id, position: data.register_position }
    return registerAndLogIn(visit, data, { registration })
  }),
  route(registerEnterprise, (visit, data) => registerAndLogIn(visit, data)),
  route(registerFromMarket, (visit, data) => {
    const { token } = data
    const ticket = findTicket(visit, 'market', token)
    if (ticket instanceof Rejection) return ticket
    return registerAndLogIn(visit, data, { registration: { isFromMarket: true }, token })
  }),
  route(registerAndBind, (visit, data) => {
    const link = findPendingLink(visit, data)
    if (link instanceof Rejection) return link
    return registerAndLogIn(visit, data, { link })
  }),
  route(checkCoupon, ({ messages }, data) => {
    const benefit = findCouponBenefit(data.coupon)
    return benefit ? { valid: true, description: messages.registration.coupons[benefit] } : { valid: false }
  }),
  route(reportWhyLeave, ({ state }, data) => {
    state.leaveReasons.push({ ...data, at: state.clock.now() })
    return {}
  }),
]
