import { type Result, scriptLoadFailure } from '../errors/failure.ts'
import type { Host } from '../host/host.ts'
import { callTimeoutMs } from '../rules/limits.ts'
import { type AbortHandle, createAbortHandle } from './abort-handle.ts'
import { type Blocking, createBlockingState } from './blocking.ts'
import type { Call, RequestOf, ResponseOf } from './call.ts'
import { createCallUrl } from './call-url.ts'
import type { Transport, TransportOptions } from './transport/transport.ts'

export type CallOptions = {
  /** Aborts the call, which then fails as `aborted`. */
  signal?: AbortSignal
  /** A newer call with the same `latest` key aborts this call (RQ-6). */
  latest?: string
}

export type ClientOptions = Partial<TransportOptions> & {
  /** A call's time limit in ms. If omitted, `callTimeoutMs`. */
  timeoutMs?: number
}

/** Calls the server. Returns failures as values, without showing errors or retrying calls (RQ-7). */
export type Client = {
  host: Host
  /** Makes a call. Throws only on a bug in the caller, such as data that does not match the call's schema. */
  call<C extends Call>(call: C, data: RequestOf<C>, options?: CallOptions): Promise<Result<ResponseOf<C>>>
  /** Prefetches everything needed to send a form: the transport, the encryption module and the device token. */
  prepare(): Promise<void>
  /** Returns the URL of an image on this site, with a new timestamp each time to defeat caches (API-10). */
  imageUrl(path: `/${string}`): string
  /** Aborted once a different account is logged in. From then on, the client sends no calls (RQ-14). */
  accountChangeSignal: AbortSignal
  /** Whether running calls block the page (WID-15). */
  blocking: Blocking
}

/** Creates a page's client. The initial view does not need the transport, so the first call or `prepare` loads it. */
export function createClient(host: Host, options: ClientOptions = {}): Client {
  const blocking = createBlockingState()
  const accountChange = new AbortController()
  const { loadSecureZone = () => import('./transport/secure-zone.ts') } = options
  const newestHandles = new Map<string, AbortHandle>()
  let transport: Promise<Transport> | undefined
  let preparation: Promise<unknown> | undefined
  let lastImageTime = 0

  function loadTransport(): Promise<Transport> {
    transport ??= import('./transport/transport.ts').then((module) =>
      module.createTransport(host, { ...options, loadSecureZone }, accountChange),
    )
    // The next call tries again, though some browsers remember the failure until the page is reloaded.
    transport.catch(() => {
      transport = undefined
    })
    return transport
  }

  async function send<C extends Call>(
    call: C,
    data: RequestOf<C>,
    signal: AbortSignal,
  ): Promise<Result<ResponseOf<C>>> {
    const loadedTransport = await loadTransport().catch(() => undefined)
    if (loadedTransport) return loadedTransport.exchange(call, data, signal)
    return { ok: false, failure: scriptLoadFailure(host) }
  }

  return {
    host,
    accountChangeSignal: accountChange.signal,
    async call(call, data, { signal, latest } = {}) {
      // The time limit and the signal already apply while the transport is loading (RQ-7).
      const handle = createAbortHandle(options.timeoutMs ?? callTimeoutMs, signal)
      if (latest !== undefined) {
        newestHandles.get(latest)?.abort({ kind: 'aborted' })
        newestHandles.set(latest, handle)
      }
      const release = call.blocks ? blocking.hold() : undefined
      try {
        const outcome = await handle.race(send(call, data, handle.signal))
        return outcome.ok ? outcome.value : outcome
      } finally {
        handle.dispose()
        release?.()
        if (latest !== undefined && newestHandles.get(latest) === handle) newestHandles.delete(latest)
      }
    },
    imageUrl(path) {
      lastImageTime = Math.max(lastImageTime + 1, Math.round(host.clock.now()))
      const url = createCallUrl(path, host)
      url.searchParams.set('t', String(lastImageTime))
      return url.href
    },
    async prepare() {
      // Ignore failures: the next call loads whatever is missing and handles the error.
      preparation ??= Promise.allSettled([loadTransport(), loadSecureZone(), host.deviceToken()])
      await preparation
    },
    blocking,
  }
}
