/** Whether the browser has a connection at all, for `useSyncExternalStore`. */
export type Connection = {
  /**
   * False is certain: there is no network. True is not, since a network may lead nowhere; only a call can tell, and it does,
   * by its own failure.
   */
  isOnline: () => boolean
  /** Called whenever that may have changed; returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

type ConnectedWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & { navigator: { onLine: boolean } }

/** Coming back from the back-forward cache, what happened meanwhile was not told. */
const occasions = ['online', 'offline', 'pageshow'] as const

/** Watches the connection of a window (RS-1). */
export function createConnection(window: ConnectedWindow): Connection {
  return {
    // What does not say counts as online.
    isOnline: () => window.navigator.onLine !== false,
    subscribe(listener) {
      for (const occasion of occasions) window.addEventListener(occasion, listener)
      return () => {
        for (const occasion of occasions) window.removeEventListener(occasion, listener)
      }
    },
  }
}
