/** Tells whether running calls block the page (WID-15). Designed for `useSyncExternalStore`. */
export type Blocking = {
  isBlocking: () => boolean
  /** Calls the listener whenever the page is blocked or unblocked. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Unblocks the page regardless of running calls, as on return from the back/forward cache (RS-3). */
  release: () => void
}

/** Tracks the calls that block the page. `hold` adds a block and returns an idempotent function that removes it. */
export function createBlockingState(): Blocking & { hold: () => () => void } {
  const listeners = new Set<() => void>()
  const holds = new Set<symbol>()

  function updateHolds(update: () => void) {
    const wasBlocking = holds.size > 0
    update()
    if (wasBlocking !== holds.size > 0) for (const listener of listeners) listener()
  }

  return {
    isBlocking: () => holds.size > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    release: () => updateHolds(() => holds.clear()),
    hold() {
      const hold = Symbol('hold')
      updateHolds(() => holds.add(hold))
      return () => updateHolds(() => holds.delete(hold))
    },
  }
}
