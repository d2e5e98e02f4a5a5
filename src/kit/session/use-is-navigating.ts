import { useState } from 'react'
import type { LoginResponse } from '../../api/shapes/login.ts'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { usePageRestored } from '../use-page-restored.ts'
import { finishLogin, requestedRedirect } from './finish-login.ts'
import type { LoginMethod } from './last-method.ts'

/**
 * Tracks whether the page is navigating, so that buttons stay busy and users cannot press them twice (IN-6). Resets on
 * return from the back/forward cache (RS-3).
 */
export function useIsNavigating(): { isNavigating: boolean; markNavigating: () => void } {
  const [isNavigating, setIsNavigating] = useState(false)
  usePageRestored(() => setIsNavigating(false))
  return { isNavigating, markNavigating: () => setIsNavigating(true) }
}

/** Combines `finishLogin` with `useIsNavigating`. */
export function useFinishLogin({ method }: { method?: LoginMethod } = {}) {
  const { host } = useEnvironment()
  const query = usePageQuery()
  const { isNavigating, markNavigating } = useIsNavigating()
  return {
    isNavigating,
    /** The user's destination, for calls that send it to the server. */
    redirect: requestedRedirect(query, host.pageData),
    finish: (response: LoginResponse): Promise<void> => {
      markNavigating()
      return finishLogin(host, response, { method })
    },
  }
}
