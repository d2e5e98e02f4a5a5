import { getTwoStepMethod } from '../../api/calls/two-step.ts'
import { useEnvironment } from '../environment.tsx'

/**
 * For a member's page that a login may be led to which first has to set up two-step verification (ERR-16): leads it on to
 * the set-up, and tells whether it did. Everybody else is a stranger there.
 */
export function useForcedSetUp(setUpHref: string): () => Promise<boolean> {
  const { host, client } = useEnvironment()
  return async () => {
    const result = await client.call(getTwoStepMethod, {})
    const isWaiting = result.ok && result.value.forced && !result.value.enabled
    if (isWaiting) host.navigation.safeNavigate(setUpHref, { isPassing: true })
    return isWaiting
  }
}
