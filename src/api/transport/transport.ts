import * as codes from '../../errors/codes.ts'
import { type Failure, hasCode, type Result } from '../../errors/failure.ts'
import { connection } from '../../host/connection.ts'
import type { Host } from '../../host/host.ts'
import type { Call, RequestOf, ResponseOf } from '../call.ts'
import { shapes } from '../shapes/all.ts'
import { encryptSecrets, type LoadSecureZone } from './encrypt-secrets.ts'
import { type RawResponse, readResponse } from './read-response.ts'
import { createRequestHeaders, createRequestUrl, encodeBody, splitData } from './request.ts'

/** Returns the wait time from `Retry-After` (seconds or a date) in ms, or `undefined` if missing or invalid. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // `Date.parse` accepts almost anything, whereas HTTP dates always end in GMT.
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}

export type Transport = {
  /** Sends a call, unless it has been aborted. Throws only on a bug in the caller, such as invalid data. */
  exchange<C extends Call>(call: C, data: RequestOf<C>, signal: AbortSignal): Promise<Result<ResponseOf<C>>>
}

export type TransportOptions = {
  fetch?: typeof globalThis.fetch
  /** Loads the encryption module. Only calls with secret fields need it. */
  loadSecureZone: LoadSecureZone
}

/** Contains no reason: the caller knows why it aborted the call, and `accountChange` signals a change of account. */
const abortedResult = { ok: false, failure: { kind: 'aborted' } } as const

/** Creates the transport, the only caller of `fetch`. Aborts `accountChange` if the account has changed (RQ-14). */
export function createTransport(host: Host, options: TransportOptions, accountChange: AbortController): Transport {
  const { loadSecureZone } = options
  // Look up `fetch` on each call, so that tests can mock it after creating the client.
  const send: typeof globalThis.fetch = (...request) => (options.fetch ?? globalThis.fetch)(...request)

  async function exchange<C extends Call>(
    call: C,
    data: RequestOf<C>,
    signal: AbortSignal,
  ): Promise<Result<ResponseOf<C>>> {
    const shape = shapes[call.name]
    const { query, body } = splitData(call, shape.request, data)
    // The call may have been aborted while this module was loading.
    if (signal.aborted || accountChange.signal.aborted) return abortedResult
    const url = createRequestUrl(call, query, host)
    const [encryptedBody, deviceToken] = await Promise.all([
      encryptSecrets(body, call, url, host, loadSecureZone),
      host.deviceToken(),
    ])
    if (!encryptedBody.ok) return encryptedBody
    if (signal.aborted || accountChange.signal.aborted) return abortedResult
    const request: RequestInit = {
      method: call.method,
      headers: createRequestHeaders(call, host, deviceToken),
      credentials: 'include',
      // Following a redirect could send the tokens to another site (RQ-1).
      redirect: 'error',
      signal,
    }
    if (call.method === 'POST') request.body = encodeBody(call, encryptedBody.body)
    const response = await fetchResponse(url, request)
    if ('kind' in response) return { ok: false, failure: response }
    const result = readResponse(call, shape.response, response) as Result<ResponseOf<C>>
    if (!result.ok && hasCode(result.failure, codes.otherAccount)) {
      accountChange.abort()
      return abortedResult
    }
    if (!result.ok && result.failure.kind === 'network') {
      host.report({ kind: 'response-unreadable', path: call.path, status: response.status })
    }
    return result
  }

  async function fetchResponse(url: URL, request: RequestInit): Promise<RawResponse | Failure> {
    try {
      const response = await send(url, request)
      const body = await response.text()
      connection.recordCall(true)
      const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), host.clock.now())
      return { status: response.status, body, retryAfterMs }
    } catch {
      if (!request.signal?.aborted) connection.recordCall(false)
      return { kind: 'network', reason: host.isOnline() ? 'unreachable' : 'offline' }
    }
  }

  return { exchange }
}
