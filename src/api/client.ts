import { type Result, scriptLost } from '../errors/failure.ts'
import type { Host } from '../host/host.ts'
import { callLimitMs } from '../rules/limits.ts'
import { addressOf } from './address.ts'
import { type Blocking, createBlocking } from './blocking.ts'
import type { AnswerOf, Call, RequestOf } from './define-call.ts'
import { createGiveUp, type GiveUp } from './give-up.ts'
import type { Transport, TransportOptions } from './transport.ts'

export type CallOptions = {
  /** Gives the call up; its result is then `aborted`. */
  signal?: AbortSignal
  /** Of the calls with one key only the newest counts; an older one ends as `aborted` (RQ-6). */
  latest?: string
}

export type ClientOptions = TransportOptions & {
  /** How long a call may take, in ms. */
  limitMs?: number
}

/** Talks to the server. An expected failure is a value; nothing is shown here, and nothing is retried (RQ-7). */
export type Client = {
  /** Where its page runs. */
  host: Host
  /** Makes one call. Throws only where the data is not what the call asks for, which is a mistake in this code. */
  call<C extends Call>(call: C, data: RequestOf<C>, options?: CallOptions): Promise<Result<AnswerOf<C>>>
  /** Fetches what sends calls, and the encryption, when a password is about to be typed. */
  prepare(): Promise<void>
  /** The address of a picture of this site, new each time so that no cache answers (API-10). */
  pictureUrl(path: `/${string}`): string
  /** Whether calls hold the page (WID-15). */
  blocking: Blocking
}

/**
 * Builds the client of a page. What sends calls is fetched with the first one, or ahead by `prepare`: a page can be read and
 * typed into without it.
 */
export function createClient(host: Host, options: ClientOptions = {}): Client {
  const blocking = createBlocking()
  const newest = new Map<string, GiveUp>()
  let transport: Promise<Transport> | undefined
  let lastPictureTime = 0

  function load(): Promise<Transport> {
    transport ??= import('./transport.ts').then(({ createTransport }) => createTransport(host, options))
    // One that was lost is asked for again with the next call, as far as the browser does: some remember a loss until the
    // page is loaded again.
    transport.catch(() => {
      transport = undefined
    })
    return transport
  }

  async function send<C extends Call>(call: C, data: RequestOf<C>, signal: AbortSignal): Promise<Result<AnswerOf<C>>> {
    const loaded = await load().catch(() => undefined)
    if (loaded) return loaded.exchange(call, data, signal)
    return { ok: false, failure: scriptLost(host) }
  }

  return {
    host,
    async call(call, data, { signal, latest } = {}) {
      // Limit and signal hold from here on, also while the script is on its way (RQ-7).
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
      // Without it, the call itself loads what it needs and deals with what goes wrong.
      await load().then(
        (loaded) => loaded.prepare(),
        () => undefined,
      )
    },
    blocking,
  }
}
