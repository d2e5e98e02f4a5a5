import * as codes from '../../errors/codes.ts'
import { type Failure, hasCode, type Result } from '../../errors/failure.ts'
import { connection } from '../../host/connection.ts'
import type { Host } from '../../host/host.ts'
import type { AnswerOf, Call, RequestOf } from '../call.ts'
import { shapes } from '../shapes/all.ts'
import { type RawResponse, readAnswer } from './read-answer.ts'
import { encodeBody, requestHeaders, requestUrl, splitData } from './request.ts'
import { type LoadSecureZone, sealSecrets } from './seal-secrets.ts'

/** The wait in ms from a `Retry-After` header (seconds or a date); `undefined` if unreadable. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // `Date.parse` accepts almost anything, whereas HTTP dates always end in GMT.
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}

export type Transport = {
  /** Sends a call, unless already aborted. Throws only if the data does not match the call's schema. */
  exchange<C extends Call>(call: C, data: RequestOf<C>, signal: AbortSignal): Promise<Result<AnswerOf<C>>>
}

export type TransportOptions = {
  fetch?: typeof globalThis.fetch
  /** Loads the encryption, which only calls with secret fields need. */
  loadSecureZone: LoadSecureZone
  /** How long a call may take, in ms. */
  limitMs?: number
}

/** This needs no reason, since the caller knows why it aborted, and `otherAccount` signals a change of account. */
const aborted = { ok: false, failure: { kind: 'aborted' } } as const

/** The only code that calls `fetch`. Aborts `otherAccount` if the server reports another account (RQ-14). */
export function createTransport(host: Host, options: TransportOptions, otherAccount: AbortController): Transport {
  const { loadSecureZone } = options
  // Looked up on each call, so that `fetch` may be mocked after the client is created.
  const send: typeof globalThis.fetch = (...request) => (options.fetch ?? globalThis.fetch)(...request)

  async function exchange<C extends Call>(
    call: C,
    data: RequestOf<C>,
    signal: AbortSignal,
  ): Promise<Result<AnswerOf<C>>> {
    const shape = shapes[call.name]
    const { query, body } = splitData(call, shape.request, data)
    // If aborted while the script was loading, do not seal, send or report anything.
    if (signal.aborted || otherAccount.signal.aborted) return aborted
    const url = requestUrl(call, query, host)
    const [sealed, deviceToken] = await Promise.all([
      sealSecrets(body, call, url, host, loadSecureZone),
      host.deviceToken(),
    ])
    if (!sealed.ok) return sealed
    if (signal.aborted || otherAccount.signal.aborted) return aborted
    const request: RequestInit = {
      method: call.method,
      headers: requestHeaders(call, host, deviceToken),
      credentials: 'include',
      // Following a redirect could send the tokens to another site (RQ-1).
      redirect: 'error',
      signal,
    }
    if (call.method === 'POST') request.body = encodeBody(call, sealed.body)
    const raw = await receive(url, request)
    if ('kind' in raw) return { ok: false, failure: raw }
    const result = readAnswer(call, shape.answer, raw) as Result<AnswerOf<C>>
    if (!result.ok && hasCode(result.failure, codes.otherAccount)) {
      otherAccount.abort()
      return aborted
    }
    if (!result.ok && result.failure.kind === 'network') {
      host.report({ kind: 'answer-unreadable', path: call.path, status: raw.status })
    }
    return result
  }

  async function receive(url: URL, request: RequestInit): Promise<RawResponse | Failure> {
    try {
      const response = await send(url, request)
      const body = await response.text()
      connection.settle(true)
      const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'), host.clock.now())
      return { status: response.status, body, retryAfterMs }
    } catch {
      if (!request.signal?.aborted) connection.settle(false)
      return { kind: 'network', reason: host.isOnline() ? 'unreachable' : 'offline' }
    }
  }

  return { exchange }
}
