// What the login screen asks the server; fetched once the page can be used.
import type { Client } from '../../api/client.ts'
import type { RequestOf } from '../../api/define-call.ts'
import { chooseLoginCall } from '../../api/login-call.ts'
import { oauthQuery } from '../../api/schemas/login.ts'
import { loginToSend } from '../phone/index.tsx'

export { askLoginSettings } from '../../api/ask-login-settings.ts'

type Typed = {
  login: string
  /** The dialing code beside a login that is all digits. */
  country: string
  password: string
  isRemembered: boolean
  /** The page's query: of `mode=oauth` the other application's values go along. */
  query: URLSearchParams
}

type LoginCall = ReturnType<typeof chooseLoginCall>

/** The call of a try to log in (LOG-06), and what it sends. */
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
      redirect: query.get('redirect') ?? undefined,
      ...asked,
    },
  }
}
