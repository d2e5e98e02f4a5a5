import { useEffect, useState } from 'react'

/** Whether the page is navigating, so that nothing is pressed twice; resets on return from the back-forward cache (RS-3). */
export function useLeaving(): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setIsLeaving(false)
    }
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])
  return { isLeaving, leave: () => setIsLeaving(true) }
}
