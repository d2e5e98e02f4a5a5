import type { LoginAnswer } from '../../api/shapes/login.ts'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { wantedRedirect } from '../wanted-redirect.ts'
import { finishLogin } from './finish-login.ts'
import type { LoginMethod } from './last-method.ts'
import { useNavigating } from './use-navigating.ts'

/** `finishLogin` with the state of `useNavigating`. */
export function useFinishLogin({ method }: { method?: LoginMethod } = {}) {
  const { host } = useEnvironment()
  const query = usePageQuery()
  const { isNavigating, markNavigating } = useNavigating()
  return {
    isNavigating,
    /** The wanted redirect, for calls that send it. */
    redirect: wantedRedirect(query, host.pageData),
    finish: (answer: LoginAnswer): Promise<void> => {
      markNavigating()
      return finishLogin(host, answer, { method })
    },
  }
}
