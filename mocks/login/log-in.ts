import type { LoginAnswer } from '../../src/api/schemas/login.ts'
import { sendWechatCode } from '../codes/wechat-code.ts'
import { refusalOf } from '../faults/error-answers.ts'
import { enterpriseRestricted, errorExamples } from '../faults/error-examples.ts'
import { Refusal } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, Device } from '../model.ts'
import { describeDevice } from './device-name.ts'
import { forgetAttempts } from './login-attempts.ts'
import { suspendLogin } from './pending-login.ts'
import { renewSession, sessionCookie } from './sessions.ts'

/** How somebody logs in. `redirect` comes back as it came in, safe or not: the page must guard itself (RD-1). */
export type Way = { type: Device['type']; isRemembered?: boolean; redirect?: string }

/** What every proved identity answers that is let in. A client needs no redirect: it gets the result (LOG-01). */
export function loginAnswerOf({ phone, email }: Account, { type, redirect }: Way): LoginAnswer {
  const user = { phone, email }
  return type === 'web' ? { user, redirect } : { user }
}

/** Logs the visitor in: earlier failures are forgotten, the session gets a new id, the device is noted. */
function logVisitorIn(visit: PageVisit, account: Account, { type, isRemembered = false }: Way): void {
  const { state, session, request } = visit
  forgetAttempts(state, account)
  const token = request.headers.get('device-token') ?? session.id
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
  const version = visit.request.headers.get('client-version') ?? ''
  const isSafe = version.localeCompare(leastClientVersion, 'en', { numeric: true }) >= 0
  return isSafe ? undefined : refusalOf(errorExamples['client-outdated'], visit)
}

/** Lets somebody in for good. */
export function finishLogin(visit: PageVisit, account: Account, way: Way): LoginAnswer {
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
  if (account.twoStep) {
    suspendLogin(visit, account, { ...way, kind: 'two-step' })
    // Nobody asks for a code by WeChat: it comes with the login. One by SMS is asked for on the page (WID-06).
    if (account.twoStep.method === 'wechat') sendWechatCode(visit, account, 'two_step_login')
    const redirect = screenPath(visit, 'twoStepLogin', { redirect: way.redirect })
    const errors = [{ error_code: 'two_step_required', error_msg: visit.words.twoStepRequired }]
    return new Refusal({ errors, redirect })
  }
  if (account.enterprise?.forcesTwoStep) {
    suspendLogin(visit, account, { ...way, kind: 'must-set-two-step' })
    return refusalOf(errorExamples['force-two-step'], visit)
  }
  return finishLogin(visit, account, way)
}
