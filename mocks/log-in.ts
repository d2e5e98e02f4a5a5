import { forgetAttempts } from './login-attempts.ts'
import type { Account, Device } from './model.ts'
import { logSessionIn, sessionCookie } from './sessions.ts'
import type { PageVisit } from './visit.ts'

/** Logs the visitor in: earlier failures are forgotten, the session gets a new id, the device is noted. */
export function logVisitorIn(visit: PageVisit, account: Account, type: Device['type'], isRemembered = false): void {
  const { state, session, request } = visit
  forgetAttempts(state, account)
  logSessionIn(state, session, account, isRemembered)
  visit.setCookies.push(sessionCookie(session))
  const token = request.headers.get('device-token') ?? session.id
  const userAgent = request.headers.get('user-agent') ?? ''
  account.devices = account.devices.filter((device) => device.token !== token)
  account.devices.push({ token, type, userAgent, lastActiveAt: state.clock.now() })
}
