// The calls of the login screen; lazy, loaded once the page is interactive.
import type { Client } from '../../../api/client.ts'
import type { RequestOf } from '../../../api/define-call.ts'
import { chooseLoginCall } from '../../../api/login-call.ts'
import { oauthQuery } from '../../../api/query-fields.ts'
import { wantedRedirect } from '../../../kit/wanted-redirect.ts'
import { loginToSend } from '../../../widgets/phone/index.tsx'

export { askLoginSettings } from '../../../api/ask-login-settings.ts'

type Typed = {
  login: string
  /** The dialing code next to an all-digit login. */
  country: string
  password: string
  isRemembered: boolean
  /** The page's query; with `mode=oauth` it carries values to pass on for the other application. */
  query: URLSearchParams
}

type LoginCall = ReturnType<typeof chooseLoginCall>

/** Chooses the call for a login attempt (LOG-06) and builds its request. */
export async function readTry(
  { host }: Client,
  { login, country, password, isRemembered, query }: Typed,
): Promise<{ call: LoginCall; data: RequestOf<LoginCall> }> {
  const mode = query.get('mode') ?? undefined
  const asked =
    mode === 'oauth' ? Object.fromEntries(oauthQuery.map((name) => [name, query.get(name) ?? undefined])) : {}
  return {
    call: chooseLoginCall(host.clientType(), mode),
    data: {
      login: await loginToSend(login, country),
      password,
      remember: isRemembered || undefined,
      redirect: wantedRedirect(query, host.pageData),
      ...asked,
    },
  }
}
