/** Whether the browser has a network connection, for `useSyncExternalStore`. */
export type Connection = {
  /**
   * Only a hint: some VPNs make browsers report offline permanently, and an online network may not reach the internet.
   */
  isOnline: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Reports whether a call got any response. */
  settle: (hasAnswer: boolean) => void
}

type ConnectedWindow = Pick<Window, 'addEventListener'> & { navigator: { onLine: boolean } }

/** Watches a window's connection (RS-1). There is no window while prerendering. */
export function createConnection(window?: ConnectedWindow): Connection {
  const listeners = new Set<() => void>()
  let isConfirmed = false
  const confirm = (isNowConfirmed: boolean) => {
    isConfirmed = isNowConfirmed
    for (const listener of listeners) listener()
  }
  window?.addEventListener('online', () => confirm(false))
  window?.addEventListener('offline', () => confirm(false))
  // No event reports a change while the page was in the back-forward cache.
  window?.addEventListener('pageshow', () => confirm(isConfirmed))
  return {
    isOnline: () => isConfirmed || window?.navigator.onLine !== false,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    settle(hasAnswer) {
      if (hasAnswer !== isConfirmed) confirm(hasAnswer)
    },
  }
}

export const connection = createConnection(globalThis.window)
