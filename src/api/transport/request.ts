import * as v from 'valibot'
import type { Host } from '../../host/host.ts'
import { type Call, isSecretField } from '../call.ts'
import { createCallUrl } from '../call-url.ts'
import type { Fields } from './encrypt-secrets.ts'

/** Splits a request's data into query and body. Throws if the data is invalid or would put a secret in the URL. */
export function splitData(call: Call, shape: v.GenericSchema, data: unknown): { query: Fields; body: Fields } {
  const validation = v.safeParse(shape, data)
  // The error message contains only field names, never values (SE-1).
  if (!validation.success) throw new TypeError(`${call.path}: invalid data: ${listFieldNames(validation.issues)}`)
  const entries = Object.entries({ ...(validation.output as object) }).filter(([, value]) => value !== undefined)
  const isInUrl = (key: string) => call.method === 'GET' || call.query?.includes(key) === true
  const query = Object.fromEntries(entries.filter(([key]) => isInUrl(key)))
  const secrets = Object.keys(query).filter(isSecretField)
  if (secrets.length > 0) throw new TypeError(`${call.path}: must not be in a URL: ${secrets.join(', ')} (RQ-3)`)
  return { query, body: Object.fromEntries(entries.filter(([key]) => !isInUrl(key))) }
}

function listFieldNames(issues: readonly v.BaseIssue<unknown>[]): string {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? 'data'))].join(', ')
}

/** Returns a request's URL, with the query, `_fstate` and a timestamp to defeat caches (API-01). */
export function createRequestUrl(call: Call, query: Fields, host: Host): URL {
  const url = createCallUrl(call.path, host, call.host)
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value))
  url.searchParams.set('_t', String(Math.round(host.clock.now())))
  return url
}

/** Returns a call's headers (API-02, LOG-08). Omits values that are unknown or not allowed in a header. */
export function createRequestHeaders(call: Call, host: Host, deviceToken: string | undefined): Record<string, string> {
  const client = host.bridge.context()
  const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers: Record<string, string | undefined> = {
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': type,
    Accept: 'application/json',
    'X-CSRF-Token': host.pageData.csrfToken,
    'X-Account': host.pageData.account,
    'Auth-Token': client.authToken,
    'Device-Notification-Id': client.notificationId,
    'X-User-Agent': client.userAgent,
    'Client-Version': client.version,
    'Device-Token': deviceToken,
  }
  const validHeaders = Object.entries(headers).filter((entry): entry is [string, string] => isHeaderValue(entry[1]))
  return Object.fromEntries(validHeaders)
}

function isHeaderValue(value: string | undefined): boolean {
  return value !== undefined && /^[!-~](?:[ -~]*[!-~])?$/.test(value)
}

/** Encodes a body as a form (API-03) or as JSON, depending on the call. An empty JSON body is `{}` (RQ-2). */
export function encodeBody(call: Call, body: Fields): string {
  if (call.encoding !== 'form') return JSON.stringify(body)
  return new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])).toString()
}
