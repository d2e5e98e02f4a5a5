import { checkLink } from '../../src/rules/address.ts'
import { errorCodes } from '../http/error-codes.ts'
import { prefixOf } from '../http/paths.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'

/** What another application sends a person here with, as far as the service needs it. */
export type OauthQuery = { client_id?: string; redirect_uri?: string; state?: string }

/** Where somebody is sent back to; nowhere in particular where the application names no address. */
export type OauthReturn = { clientId: string; address?: string; state?: string }

/** The applications that may send people here, and the hosts that they take them back at, besides this very one. */
const clients = [{ id: 'sheets', hosts: ['sheets.example.com'] }]

/** The continuation of a login that needs a second step first: no code is given out before it. */
export const oauthPath = '/__oauth'

/** Where the application wants the person back; refuses a stranger, and an address that is not the application's own. */
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

/** The address that takes a logged-in person back with a code. Nothing here takes the code: it is for looks. */
export function returnAddress({ state: { random } }: Pick<Visit, 'state'>, { address, state }: OauthReturn) {
  if (address === undefined) return undefined
  const url = new URL(address)
  url.searchParams.set('code', random.token(32))
  if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}

/** Where a login goes on that is not finished at once. */
export function continuationPath({ url }: Pick<Visit, 'url'>, { clientId, address, state }: OauthReturn) {
  if (address === undefined) return undefined
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: address })
  if (state !== undefined) query.set('state', state)
  return `${prefixOf(url.pathname)}${oauthPath}?${query.toString()}`
}
