import type { ClientType } from '../host/client-bridge.ts'
import { appLogin, login, oauthLogin, syncLogin } from './calls/login.ts'

/** The login call for this client type and mode (LOG-06). `mode` comes from the page's query. */
export function chooseLoginCall(clientType: ClientType, mode?: string) {
  if (mode === 'oauth') return oauthLogin
  return { web: login, sync: syncLogin, app: appLogin }[clientType]
}
