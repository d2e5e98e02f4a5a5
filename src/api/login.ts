import type { ClientType } from '../host/client-bridge.ts'
import { appLogin, getLoginSettings, login, oauthLogin, syncLogin } from './calls/login.ts'
import type { Client } from './client.ts'
import type { LoginSettings } from './shapes/login.ts'

/** Returns the login call for a client type and the `mode` in the page's query (LOG-06). */
export function chooseLoginCall(clientType: ClientType, mode?: string) {
  if (mode === 'oauth') return oauthLogin
  return { web: login, sync: syncLogin, app: appLogin }[clientType]
}

/** Returns the login and registration settings, or `undefined` if the call fails or a newer one aborts it (RQ-6). */
export async function fetchLoginSettings(client: Client): Promise<LoginSettings | undefined> {
  const result = await client.call(getLoginSettings, {}, { latest: 'login-settings' })
  return result.ok ? result.value : undefined
}

/** Returns the phone number, or else the email, of a user in a response (LOG-05). */
export function getLoginName(user: { phone?: string; email?: string } | undefined): string | undefined {
  return user?.phone || user?.email || undefined
}
