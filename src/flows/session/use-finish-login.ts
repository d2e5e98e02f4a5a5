import type { LoginAnswer } from '../../api/schemas/login.ts'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { finishLogin } from './finish-login.ts'
import type { LoginWay } from './last-way.ts'
import { useLeaving } from './use-leaving.ts'

/**
 * Ends a login with `finishLogin`. `isLeaving` holds until the next page is there, so that nothing is pressed again meanwhile
 * (IN-6); it ends on return from the back-forward cache (RS-3).
 */
export function useFinishLogin({ way }: { way?: LoginWay } = {}) {
  const { host } = useEnvironment()
  const query = usePageQuery()
  const { isLeaving, leave } = useLeaving()
  return {
    isLeaving,
    /** For calls that take it along. */
    redirect: query.get('redirect') ?? undefined,
    finish: (answer: LoginAnswer): Promise<void> => {
      leave()
      return finishLogin(host, answer, { way })
    },
  }
}
