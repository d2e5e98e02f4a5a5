import { checkLink } from '../../src/rules/url.ts'
import { addPrefix } from '../http/paths.ts'
import { type Rejection, reject } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'

/** The query parameters of a login request from another application. */
export type OauthQuery = { client_id?: string; redirect_uri?: string; state?: string }

/** Where to send the user after the login. If `redirectUri` is omitted, the user stays on this site. */
export type OauthReturn = { clientId: string; redirectUri?: string; state?: string }

/** The applications that may send users here, and the hosts that each may send them back to, besides this one. */
const clients = [{ id: 'sheets', hosts: ['sheets.example.com'] }]

/** The path that issues the authorization code. A login continues there after its second step. */
export const oauthPath = '/__oauth'

/** Returns where to send the user after the login. Rejects an unknown application or a foreign return URL. */
export function checkOauthQuery(
  { url, messages }: Pick<Visit, 'url' | 'messages'>,
  { client_id: id, redirect_uri: requestedUri, state }: OauthQuery,
): OauthReturn | Rejection {
  const client = clients.find((candidate) => candidate.id === id)
  if (!client) return reject('applicationUnknown', messages.entry.unknownApplication)
  if (requestedUri === undefined) return { clientId: client.id, state }
  const link = checkLink(requestedUri)
  const isAllowed = link.ok && [url.host, ...client.hosts].includes(new URL(link.href).host)
  if (!isAllowed) return reject('foreignReturnUrl', messages.entry.returnUrlNotAllowed)
  return { clientId: client.id, redirectUri: link.href, state }
}

/** Returns the URL that sends a user back with an authorization code. The code is not stored, since nothing uses it. */
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
  return addPrefix(visit, `${oauthPath}?${query.toString()}`)
}
