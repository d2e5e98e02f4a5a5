import { useEffect, useState } from 'react'

/**
 * Whether the page is navigating, to keep buttons busy so that nothing is pressed twice (IN-6). Resets on return from the
 * back-forward cache (RS-3).
 */
export function useNavigating(): { isNavigating: boolean; markNavigating: () => void } {
  const [isNavigating, setIsNavigating] = useState(false)
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setIsNavigating(false)
    }
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])
  return { isNavigating, markNavigating: () => setIsNavigating(true) }
}
