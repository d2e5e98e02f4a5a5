/** Whether running calls block the page (WID-15), for `useSyncExternalStore`. */
export type Blocking = {
  isBlocking: () => boolean
  /** The listener runs whenever the page is blocked or unblocked. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Unblocks the page regardless of running calls, as on return from the back-forward cache (RS-3). */
  release: () => void
}

/**
 * Counts the calls that block the page. `hold` returns a function that ends the block and may safely be called twice.
 */
export function createBlocking(): Blocking & { hold: () => () => void } {
  const listeners = new Set<() => void>()
  const held = new Set<symbol>()

  function change(apply: () => void) {
    const wasBlocking = held.size > 0
    apply()
    if (wasBlocking !== held.size > 0) for (const listener of listeners) listener()
  }

  return {
    isBlocking: () => held.size > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    release: () => change(() => held.clear()),
    hold() {
      const hold = Symbol('hold')
      change(() => held.add(hold))
      return () => change(() => held.delete(hold))
    },
  }
}
