import type { LoginAnswer } from '../../src/api/shapes/login.ts'
import { bindThird, refuseBind } from '../accounts/binds.ts'
import { sendWechatLoginCode } from '../codes/wechat-code.ts'
import { refusalOf } from '../faults/error-answers.ts'
import { enterpriseRestricted, errorExamples } from '../faults/error-examples.ts'
import { errorCodes } from '../http/error-codes.ts'
import { Refusal } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, Device, PendingBind } from '../model.ts'
import { isVersionAtLeast } from './client-version.ts'
import { describeDevice } from './device-name.ts'
import { forgetAttempts, forgetSecondSteps } from './login-attempts.ts'
import { suspendLogin } from './pending-login.ts'
import { isInOtherUse, renewSession, sessionCookie } from './sessions.ts'

/** How a user logs in. `redirect` is returned as it was sent, safe or not: the page must guard itself (RD-1). */
export type Way = {
  type: Device['type']
  isRemembered?: boolean
  redirect?: string
  /** The third-party account to link once the login is complete (SCR-18). */
  bind?: PendingBind
}

/** The answer to every completed login. A client needs no redirect: it gets the result (LOG-01). */
export function loginAnswerOf({ phone, email }: Account, { type, redirect }: Way): LoginAnswer {
  const user = { phone, email }
  return type === 'web' ? { user, redirect } : { user }
}

/** Logs the visitor in: resets earlier failures, gives the session a new id and records the device. */
function logVisitorIn(visit: PageVisit, account: Account, { type, isRemembered = false }: Way): void {
  const { state, session, request, deviceToken: token = session.id } = visit
  forgetAttempts(state, account)
  forgetSecondSteps(state, account)
  // Two sessions logged in with the same token are still two devices: each must be listed, and can be logged out, separately.
  const isSame = (device: Device) => device.token === token && !isInOtherUse(state, session, device.id)
  const known = account.devices.find(isSame)
  const device: Device = {
    ...describeDevice(request),
    id: known?.id ?? state.random.token(16),
    token,
    type,
    lastActiveAt: state.clock.now(),
  }
  account.devices = [...account.devices.filter((other) => !isSame(other)), device]
  Object.assign(session, {
    accountId: account.id,
    deviceId: device.id,
    isRemembered,
    failures: 0,
    pending: undefined,
    verifiedUntil: undefined,
    provedUntil: {},
    googleSecret: undefined,
  })
  renewSession(state, session)
  visit.setCookies.push(sessionCookie(session))
}

/** Why an enterprise blocks its member's login (ERR-09, ERR-10). */
function findBarrier({ enterprise }: Account, visit: PageVisit): Refusal | undefined {
  if (enterprise?.status === 'expired') return refusalOf(errorExamples['enterprise-limited'], visit)
  if (enterprise?.status === 'restricted') return refusalOf(enterpriseRestricted, visit)
  const { leastClientVersion } = enterprise ?? {}
  if (leastClientVersion === undefined) return undefined
  const version = visit.request.headers.get('client-version')
  return isVersionAtLeast(version ?? '', leastClientVersion)
    ? undefined
    : refusalOf(errorExamples['client-outdated'], visit)
}

/** Completes a login, and links the third-party account it came with. */
export function finishLogin(visit: PageVisit, account: Account, way: Way): LoginAnswer | Refusal {
  // Someone else may have linked it while this login was pending.
  const refusal = way.bind && refuseBind(visit, account, way.bind)
  if (refusal) return refusal
  if (way.bind) bindThird(visit, account, way.bind)
  logVisitorIn(visit, account, way)
  return loginAnswerOf(account, way)
}

/**
 * Admits a user whose identity is proved, by whatever means, unless their enterprise or the error assigned to a persona blocks
 * it. Leads to the second step if the account has one (SCR-07: by redirect), or to its set-up if that is mandatory (ERR-16).
 */
export function admit(visit: PageVisit, account: Account, way: Way): LoginAnswer | Refusal {
  const barrier = findBarrier(account, visit)
  if (barrier) return barrier
  if (account.loginError) return refusalOf(account.loginError, visit)
  const bound = way.bind && refuseBind(visit, account, way.bind)
  if (bound) return bound
  if (account.twoStep) {
    suspendLogin(visit, account, { ...way, kind: 'two-step' })
    // A WeChat code is sent with the login, unasked; an SMS code is requested on the page (WID-06).
    if (account.twoStep.method === 'wechat') sendWechatLoginCode(visit, account)
    const redirect = screenPath(visit, 'twoStepLogin', { redirect: way.redirect })
    const errors = [{ error_code: errorCodes.twoStepRequired.code, error_msg: visit.words.twoStepRequired }]
    return new Refusal({ errors, redirect })
  }
  if (account.enterprise?.forcesTwoStep) {
    suspendLogin(visit, account, { ...way, kind: 'must-set-two-step' })
    return refusalOf(errorExamples['force-two-step'], visit)
  }
  return finishLogin(visit, account, way)
}
