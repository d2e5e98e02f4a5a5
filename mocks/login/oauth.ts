import { checkLink } from '../../src/rules/address.ts'
import { errorCodes } from '../http/error-codes.ts'
import { prefixOf } from '../http/paths.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'

/** The parameters with which another application sends a user here, as far as the service needs them. */
export type OauthQuery = { client_id?: string; redirect_uri?: string; state?: string }

/** Where to send the user back to; without `address` the application has named no place to return to. */
export type OauthReturn = { clientId: string; address?: string; state?: string }

/** The applications that may send users here, and the hosts they may name for the return, in addition to this one. */
const clients = [{ id: 'sheets', hosts: ['sheets.example.com'] }]

/** The continuation of a login that needs a second step first: no code is issued before it. */
export const oauthPath = '/__oauth'

/** Reads the application's return address; refuses an unknown application, and an address that does not belong to it. */
export function readOauth(
  { url, words }: Pick<Visit, 'url' | 'words'>,
  { client_id: id, redirect_uri: wanted, state }: OauthQuery,
): OauthReturn | Refusal {
  const client = clients.find((known) => known.id === id)
  if (!client)
    return refuse({ error_code: errorCodes.applicationUnknown.code, error_msg: words.entry.applicationUnknown })
  if (wanted === undefined) return { clientId: client.id, state }
  const link = checkLink(wanted)
  const isOwn = link.ok && [url.host, ...client.hosts].includes(new URL(link.href).host)
  if (!isOwn)
    return refuse({ error_code: errorCodes.applicationAddress.code, error_msg: words.entry.applicationAddress })
  return { clientId: client.id, address: link.href, state }
}

/** The URL that returns a logged-in user with a code. The code is only for show: nothing redeems it. */
export function returnAddress({ state: { random } }: Pick<Visit, 'state'>, { address, state }: OauthReturn) {
  if (address === undefined) return undefined
  const url = new URL(address)
  url.searchParams.set('code', random.token(32))
  if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}

/** Where a login continues when it is not complete at once. */
export function continuationPath({ url }: Pick<Visit, 'url'>, { clientId, address, state }: OauthReturn) {
  if (address === undefined) return undefined
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: address })
  if (state !== undefined) query.set('state', state)
  return `${prefixOf(url.pathname)}${oauthPath}?${query.toString()}`
}
