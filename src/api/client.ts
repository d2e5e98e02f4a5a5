import { type Result, scriptFailed } from '../errors/failure.ts'
import type { Host } from '../host/host.ts'
import { callLimitMs } from '../rules/limits.ts'
import { addressOf } from './address.ts'
import { type Blocking, createBlocking } from './blocking.ts'
import type { AnswerOf, Call, RequestOf } from './call.ts'
import { createGiveUp, type GiveUp } from './give-up.ts'
import type { Transport, TransportOptions } from './transport/transport.ts'

export type CallOptions = {
  /** Aborts the call; its result is then `aborted`. */
  signal?: AbortSignal
  /** A newer call with the same key aborts this one (RQ-6). */
  latest?: string
}

export type ClientOptions = Partial<TransportOptions> & {
  /** How long a call may take, in ms. */
  limitMs?: number
}

/** Calls the server. Returns failures as values, shows nothing and retries nothing (RQ-7). */
export type Client = {
  host: Host
  /** Makes a call. Throws only if the data does not match the call's schema, which is a bug in the caller. */
  call<C extends Call>(call: C, data: RequestOf<C>, options?: CallOptions): Promise<Result<AnswerOf<C>>>
  /** Prefetches everything needed to send a form: the transport, the encryption and the device token. */
  prepare(): Promise<void>
  /** The URL of a picture on this site, unique on each call to defeat caches (API-10). */
  pictureUrl(path: `/${string}`): string
  /** Aborted once an account other than the page's is logged in. Nothing is sent from then on (RQ-14). */
  otherAccount: AbortSignal
  /** Whether running calls block the page (WID-15). */
  blocking: Blocking
}

/**
 * Creates a page's client. The transport loads with the first call or `prepare`, since the initial view works without
 * it.
 */
export function createClient(host: Host, options: ClientOptions = {}): Client {
  const blocking = createBlocking()
  const otherAccount = new AbortController()
  const { loadSecureZone = () => import('./transport/secure-zone.ts') } = options
  const newest = new Map<string, GiveUp>()
  let transport: Promise<Transport> | undefined
  let preparing: Promise<unknown> | undefined
  let lastPictureTime = 0

  function load(): Promise<Transport> {
    transport ??= import('./transport/transport.ts').then((lazy) =>
      lazy.createTransport(host, { ...options, loadSecureZone }, otherAccount),
    )
    // The next call retries. Some browsers remember the failure until the page is reloaded.
    transport.catch(() => {
      transport = undefined
    })
    return transport
  }

  async function send<C extends Call>(call: C, data: RequestOf<C>, signal: AbortSignal): Promise<Result<AnswerOf<C>>> {
    const loaded = await load().catch(() => undefined)
    if (loaded) return loaded.exchange(call, data, signal)
    return { ok: false, failure: scriptFailed(host) }
  }

  return {
    host,
    otherAccount: otherAccount.signal,
    async call(call, data, { signal, latest } = {}) {
      // The time limit and the signal apply from here on, even while the script is loading (RQ-7).
      const giveUp = createGiveUp(options.limitMs ?? callLimitMs, signal)
      if (latest !== undefined) {
        newest.get(latest)?.because({ kind: 'aborted' })
        newest.set(latest, giveUp)
      }
      const release = call.blocks ? blocking.hold() : undefined
      try {
        const outcome = await giveUp.race(send(call, data, giveUp.signal))
        return outcome.ok ? outcome.value : outcome
      } finally {
        giveUp.done()
        release?.()
        if (latest !== undefined && newest.get(latest) === giveUp) newest.delete(latest)
      }
    },
    pictureUrl(path) {
      lastPictureTime = Math.max(lastPictureTime + 1, Math.round(host.clock.now()))
      const url = addressOf(path, host)
      url.searchParams.set('t', String(lastPictureTime))
      return url.href
    },
    async prepare() {
      // Ignore failures: the call loads whatever is missing again and handles the error.
      preparing ??= Promise.allSettled([load(), loadSecureZone(), host.deviceToken()])
      await preparing
    },
    blocking,
  }
}
