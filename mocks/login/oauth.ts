import { checkLink } from '../../src/rules/address.ts'
import { withPrefixOf } from '../http/paths.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'

/** The parameters with which another application sends a user here. */
export type OauthQuery = { client_id?: string; redirect_uri?: string; state?: string }

/** Where to send the user after the login. If `redirectUri` is omitted, the user stays on this site. */
export type OauthReturn = { clientId: string; redirectUri?: string; state?: string }

/** The applications that may send users here, and the hosts besides this one that users may return to. */
const clients = [{ id: 'sheets', hosts: ['sheets.example.com'] }]

/** The path where a login continues after its second step, and where the authorization code is then issued. */
export const oauthPath = '/__oauth'

/** Returns where to send the user after the login. Refuses an unknown application or a foreign return URL. */
export function checkOauthQuery(
  { url, words }: Pick<Visit, 'url' | 'words'>,
  { client_id: id, redirect_uri: requestedUri, state }: OauthQuery,
): OauthReturn | Refusal {
  const client = clients.find((candidate) => candidate.id === id)
  if (!client) return refuse('applicationUnknown', words.entry.applicationUnknown)
  if (requestedUri === undefined) return { clientId: client.id, state }
  const link = checkLink(requestedUri)
  const isAllowed = link.ok && [url.host, ...client.hosts].includes(new URL(link.href).host)
  if (!isAllowed) return refuse('foreignReturnUrl', words.entry.foreignReturnUrl)
  return { clientId: client.id, redirectUri: link.href, state }
}

/** Returns the URL that sends a user back with an authorization code, which is not stored, as nothing redeems it. */
export function returnUrl({ state: { random } }: Pick<Visit, 'state'>, { redirectUri, state }: OauthReturn) {
  if (redirectUri === undefined) return undefined
  const url = new URL(redirectUri)
  url.searchParams.set('code', random.token(32))
  if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}

/** Returns the path where a login continues after its second step or two-step setup. */
export function continuationPath(visit: Pick<Visit, 'url'>, { clientId, redirectUri, state }: OauthReturn) {
  if (redirectUri === undefined) return undefined
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri })
  if (state !== undefined) query.set('state', state)
  return withPrefixOf(visit, `${oauthPath}?${query.toString()}`)
}
