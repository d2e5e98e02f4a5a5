import type { ClientType } from '../host/client-bridge.ts'
import { appLogin, login, oauthLogin, syncLogin } from './calls/login.ts'

/** The login call for where the page runs and whom it logs in for (LOG-06). `mode` is the page's query. */
export function chooseLoginCall(clientType: ClientType, mode?: string): typeof login | typeof oauthLogin {
  if (mode === 'oauth') return oauthLogin
  return { web: login, sync: syncLogin, app: appLogin }[clientType]
}

/** The login that a user of an answer is known by: the phone, else the email (LOG-05). */
export function loginOf(user: { phone?: string; email?: string } | undefined): string | undefined {
  return user?.phone || user?.email || undefined
}
