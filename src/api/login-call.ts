import type { ClientType } from '../host/client-bridge.ts'
import { appLogin, login, oauthLogin, syncLogin } from './calls/login.ts'

/** The login call for a client type and the `mode` of the page's query (LOG-06). */
export function chooseLoginCall(clientType: ClientType, mode?: string) {
  if (mode === 'oauth') return oauthLogin
  return { web: login, sync: syncLogin, app: appLogin }[clientType]
}
