/** Whether the browser has a network connection, for `useSyncExternalStore`. */
export type Connection = {
  /**
   * `false` is certain: there is no network. `true` is not, since a network may lead nowhere; only a failed call reveals
   * that.
   */
  isOnline: () => boolean
  /** Called whenever that may have changed; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

type ConnectedWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & { navigator: { onLine: boolean } }

/** `pageshow`, because no event reports a change that happened while the page was in the back-forward cache. */
const occasions = ['online', 'offline', 'pageshow'] as const

/** Watches the connection of a window (RS-1). */
export function createConnection(window: ConnectedWindow): Connection {
  return {
    // A browser that does not say counts as online.
    isOnline: () => window.navigator.onLine !== false,
    subscribe(listener) {
      for (const occasion of occasions) window.addEventListener(occasion, listener)
      return () => {
        for (const occasion of occasions) window.removeEventListener(occasion, listener)
      }
    },
  }
}
