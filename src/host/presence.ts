import type { Clock } from './clock.ts'

export type Presence = {
  /** Whether the page is visible and was used within the last `withinMs`. Opening it counts as use. */
  isPresent(withinMs: number): boolean
  stop(): void
}

const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Watches for key presses, clicks, scrolling and touches, without interfering with them. */
export function createPresence(
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
  monotonic: Pick<Performance, 'now'>,
): Presence {
  let lastActivityAt = monotonic.now()
  const handleActivity = () => {
    lastActivityAt = monotonic.now()
  }
  for (const name of activityEvents) document.addEventListener(name, handleActivity, { passive: true, capture: true })
  return {
    isPresent: (withinMs) => document.visibilityState === 'visible' && monotonic.now() - lastActivityAt <= withinMs,
    stop() {
      for (const name of activityEvents) document.removeEventListener(name, handleActivity, { capture: true })
    },
  }
}

const returnEvents = ['visibilitychange', 'resume', 'focus', 'pageshow'] as const

/**
 * Calls back whenever the page becomes visible or focused again, after the clock has caught up after any sleep (OC-2).
 * Returns a function that stops it.
 */
export function onReturn(clock: Clock, listener: () => void): () => void {
  let state = document.visibilityState
  const handle = ({ type, target }: Event) => {
    const before = state
    state = document.visibilityState
    // Ignore focus events from elements inside the page.
    if (type === 'visibilitychange' ? state === 'hidden' || state === before : target instanceof Element) return
    clock.catchUp()
    listener()
  }
  for (const name of returnEvents) window.addEventListener(name, handle, true)
  return () => {
    for (const name of returnEvents) window.removeEventListener(name, handle, true)
  }
}
