import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useEnvironment } from '../../../kit/environment.tsx'

/**
 * For pages that a login may reach before the set-up that its enterprise requires (ERR-16). Redirects to it and returns
 * true; otherwise nobody is logged in.
 */
export function useForcedSetUp(setUpHref: string): () => Promise<boolean> {
  const { host, client } = useEnvironment()
  return async () => {
    const result = await client.call(getTwoStepMethod, {})
    const isWaiting = result.ok && result.value.forced && !result.value.enabled
    if (isWaiting) host.navigation.safeNavigate(setUpHref, { isReplacing: true })
    return isWaiting
  }
}
