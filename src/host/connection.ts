/** Tracks whether the browser is online. Designed for `useSyncExternalStore`. */
export type Connection = {
  /**
   * Returns only a hint. With some VPNs, browsers always report being offline. A browser that reports being online may
   * still have no internet access.
   */
  isOnline: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Records whether a call got a response, since any response proves that the browser is online. */
  recordCall: (hasResponse: boolean) => void
}

type ConnectedWindow = Pick<Window, 'addEventListener'> & { navigator: { onLine: boolean } }

/** Watches a window's connection (RS-1). While prerendering, there is no window. */
export function createConnection(window?: ConnectedWindow): Connection {
  const listeners = new Set<() => void>()
  let isConfirmedOnline = false
  const setConfirmedOnline = (isNowConfirmed: boolean) => {
    isConfirmedOnline = isNowConfirmed
    for (const listener of listeners) listener()
  }
  window?.addEventListener('online', () => setConfirmedOnline(false))
  window?.addEventListener('offline', () => setConfirmedOnline(false))
  // Changes while the page is in the back/forward cache do not fire events.
  window?.addEventListener('pageshow', () => setConfirmedOnline(isConfirmedOnline))
  return {
    isOnline: () => isConfirmedOnline || window?.navigator.onLine !== false,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    recordCall(hasResponse) {
      if (hasResponse !== isConfirmedOnline) setConfirmedOnline(hasResponse)
    },
  }
}

export const connection = createConnection(globalThis.window)
