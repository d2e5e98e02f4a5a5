import type { Failure, Result } from '../errors/failure.ts'
import type { Host } from '../host/host.ts'
import type { AnswerOf, Call, RequestOf } from './define-call.ts'
import { type RawAnswer, readAnswer } from './read-answer.ts'
import { encodeBody, partData, requestHeaders, requestUrl } from './request.ts'
import { readRetryAfter } from './retry-after.ts'
import { type LoadSecureZone, sealSecrets } from './seal-secrets.ts'

/** What sends the calls of a client. */
export type Transport = {
  /** Sends one call, unless it is given up before. Throws only where the data is not what the call asks for. */
  exchange<C extends Call>(call: C, data: RequestOf<C>, signal: AbortSignal): Promise<Result<AnswerOf<C>>>
  /** Fetches the encryption ahead, when a password is about to be typed. */
  prepare(): Promise<void>
}

export type TransportOptions = {
  fetch?: typeof globalThis.fetch
  loadSecureZone?: LoadSecureZone
  /** How long a call may take, in ms. */
  limitMs?: number
}

/** Whoever gave up has the reason. */
const aborted = { ok: false, failure: { kind: 'aborted' } } as const

/** The only place that fetches. */
export function createTransport(host: Host, options: TransportOptions): Transport {
  const { loadSecureZone = () => import('./secure-zone.ts') } = options
  // Looked up at each call, so that whatever stands in for the network may come after the client.
  const send: typeof globalThis.fetch = (...request) => (options.fetch ?? globalThis.fetch)(...request)

  async function exchange<C extends Call>(
    call: C,
    data: RequestOf<C>,
    signal: AbortSignal,
  ): Promise<Result<AnswerOf<C>>> {
    const { query, body } = partData(call, data)
    // Given up while the script was on its way: nothing is sealed, sent or reported.
    if (signal.aborted) return aborted
    const url = requestUrl(call, query, host)
    const [sealed, deviceToken] = await Promise.all([
      sealSecrets(body, call, url, host, loadSecureZone),
      host.deviceToken(),
    ])
    if (!sealed.ok) return sealed
    if (signal.aborted) return aborted
    const request: RequestInit = {
      method: call.method,
      headers: requestHeaders(call, host, deviceToken),
      credentials: 'include',
      // Followed elsewhere, the tokens would go along (RQ-1).
      redirect: 'error',
      signal,
    }
    if (call.method === 'POST') request.body = encodeBody(call, sealed.body)
    const raw = await receive(url, request)
    if ('kind' in raw) return { ok: false, failure: raw }
    const result = readAnswer(call, raw)
    if (!result.ok && result.failure.kind === 'network') {
      host.report({ kind: 'answer-unreadable', path: call.path, status: raw.status })
    }
    return result
  }

  async function receive(url: URL, request: RequestInit): Promise<RawAnswer | Failure> {
    try {
      const response = await send(url, request)
      const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'), host.clock.now())
      return { status: response.status, body: await response.text(), retryAfterMs }
    } catch {
      return { kind: 'network', reason: host.isOnline() ? 'unreachable' : 'offline' }
    }
  }

  return {
    exchange,
    async prepare() {
      // Without it, the call itself loads the encryption and deals with what goes wrong.
      await loadSecureZone().catch(() => undefined)
    },
  }
}
