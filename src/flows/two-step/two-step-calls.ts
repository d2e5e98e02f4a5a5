// What setting up two-step verification asks the server; fetched once the page can be used.
import { getAvailableTwoStepMethods, getTwoStepMethod, verifyIdentity } from '../../api/calls/two-step.ts'
import type { Client } from '../../api/client.ts'
import { type Result, saysCode } from '../../errors/failure.ts'
import type { TwoStepFacts } from './two-step.steps.ts'

export { getTwoStepMethod }

/** Asking holds nobody up; only a password that is being verified does. */
const askIdentity = { ...verifyIdentity, blocks: false }

/** What the way through the steps depends on. Whatever cannot be asked fails the whole: no step is skipped for it. */
export async function askFacts(client: Client): Promise<Result<TwoStepFacts>> {
  const [state, identity, available] = await Promise.all([
    client.call(getTwoStepMethod, {}),
    client.call(askIdentity, {}),
    client.call(getAvailableTwoStepMethods, {}),
  ])
  if (!state.ok) return state
  if (!available.ok) return available
  // Nothing but these words says that there is nothing to verify any more (RQ-10).
  if (!identity.ok && !saysCode(identity.failure, 'already_verified')) return identity
  const facts = { hasPassword: state.value.has_password, isVerified: !identity.ok, methods: available.value.methods }
  return { ok: true, value: facts }
}
