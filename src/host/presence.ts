export type Presence = {
  /** Returns whether the page is visible and was used within the last `withinMs`. Opening the page counts as use. */
  isPresent(withinMs: number): boolean
  stop(): void
}

const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Watches for key presses, clicks, scrolling and touches. */
export function createPresence(
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
  clock: Pick<Performance, 'now'>,
): Presence {
  let lastActivityAt = clock.now()
  const handleActivity = () => {
    lastActivityAt = clock.now()
  }
  for (const name of activityEvents) document.addEventListener(name, handleActivity, { passive: true, capture: true })
  return {
    isPresent: (withinMs) => document.visibilityState === 'visible' && clock.now() - lastActivityAt <= withinMs,
    stop() {
      for (const name of activityEvents) document.removeEventListener(name, handleActivity, { capture: true })
    },
  }
}
