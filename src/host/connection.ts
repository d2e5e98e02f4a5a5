/** Whether the browser has a network connection, for `useSyncExternalStore`. */
export type Connection = {
  /**
   * `false` is a suspicion, which a call that comes back disproves: behind some VPNs a browser says so for good. `true` is
   * uncertain, too, since a network may lead nowhere; only a failed call reveals that.
   */
  isOnline: () => boolean
  /** Called whenever that may have changed; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Tells how a call ended: an answer came back, whatever it says, or none did. */
  settle: (hasAnswer: boolean) => void
}

type ConnectedWindow = Pick<Window, 'addEventListener'> & { navigator: { onLine: boolean } }

/** Watches the connection of a window (RS-1); while prerendering there is none. */
export function createConnection(window?: ConnectedWindow): Connection {
  const listeners = new Set<() => void>()
  let isProved = false
  const prove = (isNowProved: boolean) => {
    isProved = isNowProved
    for (const listener of listeners) listener()
  }
  window?.addEventListener('online', () => prove(false))
  window?.addEventListener('offline', () => prove(false))
  // No event reports a change that happened while the page was in the back-forward cache.
  window?.addEventListener('pageshow', () => prove(isProved))
  return {
    // A browser that does not say counts as online.
    isOnline: () => isProved || window?.navigator.onLine !== false,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    settle(hasAnswer) {
      if (hasAnswer !== isProved) prove(hasAnswer)
    },
  }
}

/** The connection of this page. */
export const connection = createConnection(globalThis.window)
