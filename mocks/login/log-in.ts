import type { LoginResponse } from '../../src/api/shapes/login.ts'
import { linkAccount, rejectDuplicateLink } from '../accounts/linked-accounts.ts'
import { sendWechatLoginCode } from '../codes/wechat-code.ts'
import { enterpriseRestricted, errorExamples } from '../faults/error-examples.ts'
import { createRejection } from '../faults/error-responses.ts'
import { createError, Rejection } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, Device, PendingLink } from '../model.ts'
import { describeDevice } from './device-name.ts'
import { resetAttempts } from './login-attempts.ts'
import { suspendLogin } from './pending-login.ts'
import { isUsedElsewhere, restartSession } from './sessions.ts'

/** How a user logs in. The service returns `redirect` unchecked, since the page must check it (RD-1). */
export type LoginOptions = {
  type: Device['type']
  isRemembered?: boolean
  redirect?: string
  /** The third-party account to link once the login is complete (SCR-18). */
  link?: PendingLink
}

/** Returns the response to a completed login. Clients get no redirect (LOG-01). */
export function createLoginResponse({ phone, email }: Account, { type, redirect }: LoginOptions): LoginResponse {
  const user = { phone, email }
  return type === 'web' ? { user, redirect } : { user }
}

/** Logs the visitor in: resets the failed attempts, renews the session id and records the device. */
function logVisitorIn(visit: PageVisit, account: Account, { type, isRemembered = false }: LoginOptions): void {
  const { state, session, request, deviceToken: token = session.id } = visit
  resetAttempts(state, account)
  // List two sessions with the same device token as two devices, so that the user can log them out separately.
  const isSameDevice = (device: Device) => device.token === token && !isUsedElsewhere(state, session, device.id)
  const knownDevice = account.devices.find(isSameDevice)
  const device: Device = {
    ...describeDevice(request),
    id: knownDevice?.id ?? state.random.token(16),
    token,
    type,
    lastActiveAt: state.clock.now(),
  }
  account.devices = [...account.devices.filter((candidate) => !isSameDevice(candidate)), device]
  restartSession(visit, { accountId: account.id, deviceId: device.id, isRemembered, failures: 0 })
}

/** Rejects a login that the user's enterprise blocks (ERR-09, ERR-10). */
function checkEnterprise({ enterprise }: Account, visit: PageVisit): Rejection | undefined {
  if (enterprise?.status === 'expired') return createRejection(errorExamples['enterprise-limited'], visit)
  if (enterprise?.status === 'restricted') return createRejection(enterpriseRestricted, visit)
  const { minClientVersion } = enterprise ?? {}
  if (minClientVersion === undefined) return undefined
  const version = visit.request.headers.get('client-version') ?? ''
  const isSupported = version.localeCompare(minClientVersion, 'en', { numeric: true }) >= 0
  return isSupported ? undefined : createRejection(errorExamples['client-outdated'], visit)
}

/** Completes a login, and links the third-party account, if any. */
export function finishLogin(visit: PageVisit, account: Account, options: LoginOptions): LoginResponse | Rejection {
  // Another user may have linked the third-party account since `admit` checked it.
  const rejection = options.link && rejectDuplicateLink(visit, account, options.link)
  if (rejection) return rejection
  if (options.link) linkAccount(visit, account, options.link)
  logVisitorIn(visit, account, options)
  return createLoginResponse(account, options)
}

/**
 * Logs in an authenticated user, unless their enterprise, the account's `loginError` or a duplicate link prevents it.
 * Redirects to the second step if the account has one (SCR-07), or to two-step setup if that is mandatory (ERR-16).
 */
export function admit(visit: PageVisit, account: Account, options: LoginOptions): LoginResponse | Rejection {
  const rejection = checkEnterprise(account, visit)
  if (rejection) return rejection
  if (account.loginError) return createRejection(account.loginError, visit)
  const linkRejection = options.link && rejectDuplicateLink(visit, account, options.link)
  if (linkRejection) return linkRejection
  if (account.twoStep) {
    suspendLogin(visit, account, { ...options, kind: 'two-step' })
    // Only WeChat codes are sent immediately. The page has to request an SMS code (WID-06).
    if (account.twoStep.method === 'wechat') sendWechatLoginCode(visit, account)
    const redirect = screenPath(visit, 'twoStepLogin', { redirect: options.redirect })
    const errors = [createError('twoStepRequired', visit.messages.twoStepRequired)]
    return new Rejection({ errors, redirect })
  }
  if (account.enterprise?.forcesTwoStep) {
    suspendLogin(visit, account, { ...options, kind: 'must-set-up-two-step' })
    return createRejection(errorExamples['force-two-step'], visit)
  }
  return finishLogin(visit, account, options)
}
