/** How many calls now hold the page (WID-15), for `useSyncExternalStore`. */
export type Blocking = {
  isBlocking: () => boolean
  /** Called whenever the page is held or let go; returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /** Lets the page go whatever still runs, as on return from the back-forward cache (RS-3). */
  release: () => void
}

/** Counts calls that hold the page. `hold` returns how to let go; letting go twice counts once. */
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
