/** Whether someone is actively using the page. */
export type Presence = {
  /** Whether the page is visible and saw a key press, click, scroll or touch within so many ms. Opening the page counts. */
  isPresent(withinMs: number): boolean
  stop(): void
}

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Listens for user activity, without ever interfering with an event. */
export function createPresence(
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
  monotonic: Pick<Performance, 'now'>,
): Presence {
  let lastSignAt = monotonic.now()
  const handleSign = () => {
    lastSignAt = monotonic.now()
  }
  for (const sign of signs) document.addEventListener(sign, handleSign, { passive: true, capture: true })
  return {
    isPresent: (withinMs) => document.visibilityState === 'visible' && monotonic.now() - lastSignAt <= withinMs,
    stop() {
      for (const sign of signs) document.removeEventListener(sign, handleSign, { capture: true })
    },
  }
}
