import type { ClientType } from '../host/client-bridge.ts'
import { appLogin, login, oauthLogin, syncLogin } from './calls/login.ts'

/** The login call for where the page runs and whom it logs in for (LOG-06). `mode` is the page's query. */
export function chooseLoginCall(clientType: ClientType, mode?: string): typeof login | typeof oauthLogin {
  if (mode === 'oauth') return oauthLogin
  return { web: login, sync: syncLogin, app: appLogin }[clientType]
}
