import { useEffect } from 'react'
import { useEnvironment } from '../environment.tsx'

/** Unblocks the page on return from the back-forward cache, whatever call was pending when it was left (RS-3). */
export function useReleaseOnReturn() {
  const { blocking } = useEnvironment().client
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) blocking.release()
    }
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [blocking])
}
