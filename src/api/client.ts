import type { Host } from '../host/host.ts'
import { addressOf } from './address.ts'
import { type Blocking, createBlocking } from './blocking.ts'
import type { Transport, TransportOptions } from './transport.ts'

/** Talks to the server. An expected failure is a value; nothing is shown here, and nothing is retried (RQ-7). */
export type Client = Transport & {
  /** The address of a picture of this site, new each time so that no cache answers (API-10). */
  pictureUrl(path: `/${string}`): string
  /** Whether calls hold the page (WID-15). */
  blocking: Blocking
}

/**
 * Builds the client of a page. What sends calls is fetched with the first one, or ahead by `prepare`: a page can be read and
 * typed into without it.
 */
export function createClient(host: Host, options: TransportOptions = {}): Client {
  const blocking = createBlocking()
  let transport: Promise<Transport> | undefined
  let lastPictureTime = 0

  function load(): Promise<Transport> {
    transport ??= import('./transport.ts').then(({ createTransport }) => createTransport(host, options))
    // One that was lost is asked for again with the next call.
    transport.catch(() => {
      transport = undefined
    })
    return transport
  }

  return {
    async call(call, data, callOptions) {
      const release = call.blocks ? blocking.hold() : undefined
      try {
        const loaded = await load().catch(() => undefined)
        if (loaded) return await loaded.call(call, data, callOptions)
        return { ok: false, failure: { kind: 'network', reason: host.isOnline() ? 'unreachable' : 'offline' } }
      } finally {
        release?.()
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
