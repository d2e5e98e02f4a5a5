/** Whether somebody sits before the page. */
export type Presence = {
  /** The page is visible, and something was typed, pressed or touched within so many ms. Opening the page counts. */
  isPresent(withinMs: number): boolean
  stop(): void
}

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Listens for signs of life, without ever keeping one from its aim. */
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
