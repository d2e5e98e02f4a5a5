import { useEffect } from 'react'
import { useEnvironment } from '../environment.tsx'

/** Back from the back-forward cache, the page is free, whatever call it was left with (RS-3). */
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
