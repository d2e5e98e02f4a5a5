import type { LoginAnswer } from '../../api/shapes/login.ts'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { wantedRedirect } from '../wanted-redirect.ts'
import { finishLogin } from './finish-login.ts'
import type { LoginWay } from './last-way.ts'
import { useLeaving } from './use-leaving.ts'

/**
 * Ends a login with `finishLogin`. `isLeaving` is true while the next page loads, so that nothing is pressed twice (IN-6); it
 * resets on return from the back-forward cache (RS-3).
 */
export function useFinishLogin({ way }: { way?: LoginWay } = {}) {
  const { host } = useEnvironment()
  const query = usePageQuery()
  const { isLeaving, leave } = useLeaving()
  return {
    isLeaving,
    /** For calls that send it. */
    redirect: wantedRedirect(query, host.pageData),
    finish: (answer: LoginAnswer): Promise<void> => {
      leave()
      return finishLogin(host, answer, { way })
    },
  }
}
