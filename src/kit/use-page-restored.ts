import { useEffect, useEffectEvent } from 'react'

/** Calls `onRestored` when the browser restores this page from its back/forward cache (RS-3). */
export function usePageRestored(onRestored: () => void): void {
  const handlePageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored()
  })
  useEffect(() => {
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])
}
