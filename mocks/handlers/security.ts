import {
  deleteDevice,
  getDevices,
  getOpenApiToken,
  getThirds,
  refreshOpenApiToken,
  unbindThird,
} from '../../src/api/calls/security.ts'
import { hasLinked } from '../accounts/linked-accounts.ts'
import { type CallRoute, memberRoute, reject } from '../http/routes.ts'
import { endSessions } from '../login/sessions.ts'
import type { Account, State } from '../model.ts'

const tokenLifetimeMs = 365 * 24 * 60 * 60_000

function canLogInWithout({ password, phone, enterprise, linkedAccounts }: Account, type: string): boolean {
  const hasOtherLink = linkedAccounts.some((linked) => linked.type !== type)
  return password !== undefined || phone !== undefined || enterprise?.sso !== undefined || hasOtherLink
}

function issueToken({ random, clock }: State): NonNullable<Account['openApiToken']> {
  const createdAt = clock.now()
  return { token: random.text(64, '0123456789abcdef'), createdAt, expiresAt: createdAt + tokenLifetimeMs }
}

function describeToken({ token, createdAt, expiresAt }: NonNullable<Account['openApiToken']>) {
  return { token, created_at: createdAt, expires_at: expiresAt }
}

/** The calls for linked accounts, devices and the open API token (SCR-11, SCR-12, SCR-15). */
export const securityRoutes: CallRoute[] = [
  memberRoute(getThirds, ({ account }) => ({
    thirds: account.linkedAccounts.map(({ type, nickname, linkedAt }) => ({ type, nickname, bound_at: linkedAt })),
  })),
  memberRoute(unbindThird, ({ account, messages }, { type }) => {
    if (!hasLinked(account, type)) return reject('notLinked', messages.security.notLinked)
    if (account.twoStep?.method === 'wechat' && type === 'wechat')
      return reject('usedBySecondStep', messages.security.usedForTwoStep)
    if (!canLogInWithout(account, type)) return reject('lastLoginMethod', messages.security.lastLoginMethod)
    account.linkedAccounts = account.linkedAccounts.filter((linked) => linked.type !== type)
    return {}
  }),
  memberRoute(getDevices, ({ account, session, messages }) => {
    const rank = (id: string) => (id === session.deviceId ? 0 : 1)
    const devices = account.devices.toSorted((a, b) => rank(a.id) - rank(b.id) || b.lastActiveAt - a.lastActiveAt)
    return {
      devices: devices.map(
        ({ id, name = messages.devices.unknown, type, clientVersion, lastActiveAt, ip, location }) => ({
          id,
          name,
          type,
          client_version: clientVersion,
          last_active_at: lastActiveAt,
          ip,
          location: messages.devices.locations[location],
          current: id === session.deviceId,
        }),
      ),
    }
  }),
  memberRoute(deleteDevice, ({ state, session, account, messages }, { device_id: id }) => {
    if (id === session.deviceId) return reject('currentDevice', messages.security.currentDevice)
    if (!account.devices.some((device) => device.id === id))
      return reject('unknownDevice', messages.security.unknownDevice)
    account.devices = account.devices.filter((device) => device.id !== id)
    endSessions(state, ({ accountId, deviceId }) => accountId === account.id && deviceId === id)
    return {}
  }),
  memberRoute(getOpenApiToken, ({ account }) => (account.openApiToken ? describeToken(account.openApiToken) : {})),
  memberRoute(refreshOpenApiToken, ({ state, account }) => {
    account.openApiToken = issueToken(state)
    return describeToken(account.openApiToken)
  }),
]
