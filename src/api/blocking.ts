/** Whether running calls block the page (WID-15), for `useSyncExternalStore`. */
export type Blocking = {
  isBlocking: () => boolean
  /** Calls the listener whenever the page is blocked or unblocked. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Unblocks the page regardless of running calls, as on return from the back/forward cache (RS-3). */
  release: () => void
}

/** Tracks the calls that block the page. `hold` blocks it and returns an idempotent function that ends the hold. */
export function createBlocker(): Blocking & { hold: () => () => void } {
  const listeners = new Set<() => void>()
  const holds = new Set<symbol>()

  function change(apply: () => void) {
    const wasBlocking = holds.size > 0
    apply()
    if (wasBlocking !== holds.size > 0) for (const listener of listeners) listener()
  }

  return {
    isBlocking: () => holds.size > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    release: () => change(() => holds.clear()),
    hold() {
      const hold = Symbol('hold')
      change(() => holds.add(hold))
      return () => change(() => holds.delete(hold))
    },
  }
}
