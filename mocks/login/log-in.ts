import type { LoginAnswer } from '../../src/api/schemas/login.ts'
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
import { renewSession, sessionCookie } from './sessions.ts'

/** How somebody logs in. `redirect` comes back as it came in, safe or not: the page must guard itself (RD-1). */
export type Way = {
  type: Device['type']
  isRemembered?: boolean
  redirect?: string
  /** What is bound once somebody is let in (SCR-18). */
  bind?: PendingBind
}

/** What every proved identity answers that is let in. A client needs no redirect: it gets the result (LOG-01). */
export function loginAnswerOf({ phone, email }: Account, { type, redirect }: Way): LoginAnswer {
  const user = { phone, email }
  return type === 'web' ? { user, redirect } : { user }
}

/** Logs the visitor in: earlier failures are forgotten, the session gets a new id, the device is noted. */
function logVisitorIn(visit: PageVisit, account: Account, { type, isRemembered = false }: Way): void {
  const { state, session, request, deviceToken: token = session.id } = visit
  forgetAttempts(state, account)
  forgetSecondSteps(state, account)
  const known = account.devices.find((device) => device.token === token)
  const device: Device = {
    ...describeDevice(request),
    id: known?.id ?? state.random.token(16),
    token,
    type,
    lastActiveAt: state.clock.now(),
  }
  account.devices = [...account.devices.filter(({ id }) => id !== device.id), device]
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

/** Why an enterprise lets a member of its own not in (ERR-09, ERR-10). */
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

/** Lets somebody in for good, and binds what the login was to bind. */
export function finishLogin(visit: PageVisit, account: Account, way: Way): LoginAnswer | Refusal {
  // Somebody else may have bound it while this login waited.
  const refusal = way.bind && refuseBind(visit, account, way.bind)
  if (refusal) return refusal
  if (way.bind) bindThird(visit, account, way.bind)
  logVisitorIn(visit, account, way)
  return loginAnswerOf(account, way)
}

/**
 * Lets somebody in whose identity is proved, by whatever means: past the enterprise's state, and the error that a persona
 * stands for, to the second step where there is one (SCR-07: by redirect), or to its set-up where it is forced (ERR-16).
 */
export function admit(visit: PageVisit, account: Account, way: Way): LoginAnswer | Refusal {
  const barrier = findBarrier(account, visit)
  if (barrier) return barrier
  if (account.loginError) return refusalOf(account.loginError, visit)
  const bound = way.bind && refuseBind(visit, account, way.bind)
  if (bound) return bound
  if (account.twoStep) {
    suspendLogin(visit, account, { ...way, kind: 'two-step' })
    // Nobody asks for a code by WeChat: it comes with the login. One by SMS is asked for on the page (WID-06).
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
