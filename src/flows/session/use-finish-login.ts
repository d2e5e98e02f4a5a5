import type { LoginAnswer } from '../../api/schemas/login.ts'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { finishLogin } from './finish-login.ts'
import type { LoginWay } from './last-way.ts'
import { useLeaving } from './use-leaving.ts'

/**
 * Ends a login on a page whose address says where the person wanted to go (LOG-01, LOG-02). `isLeaving` holds until the
 * next page is there, so that nothing is pressed again meanwhile (IN-6); it ends on return from the back-forward cache (RS-3).
 */
export function useFinishLogin({ way }: { way?: LoginWay } = {}) {
  const { host } = useEnvironment()
  const query = usePageQuery()
  const { isLeaving, leave } = useLeaving()
  const wanted = query.get('redirect') ?? undefined
  const mode = query.get('mode') ?? undefined
  return {
    isLeaving,
    /** For calls that take it along. */
    redirect: wanted,
    finish: (answer: LoginAnswer): Promise<void> => {
      leave()
      return finishLogin(host, answer, { wanted, mode, way })
    },
  }
}
