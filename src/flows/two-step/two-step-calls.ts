// What setting up two-step verification asks the server; fetched once the page can be used.
import { getAvailableTwoStepMethods, getTwoStepMethod, verifyIdentity } from '../../api/calls/two-step.ts'
import type { Client } from '../../api/client.ts'
import type { Failure, Result } from '../../errors/failure.ts'
import type { TwoStepFacts } from './two-step.steps.ts'

export { getTwoStepMethod }

/** Asking holds nobody up; only a password that is being verified does. */
const askIdentity = { ...verifyIdentity, blocks: false }

/** Whether a refusal says outright that there is nothing to verify any more. Anything else says nothing of the kind (RQ-10). */
export function saysVerified(failure: Failure): boolean {
  return failure.kind === 'answer' && failure.items.some(({ code }) => code === 'already_verified')
}

/** What the way through the steps depends on. Whatever cannot be asked fails the whole: no step is skipped for it. */
export async function askFacts(client: Client): Promise<Result<TwoStepFacts>> {
  const [state, identity, available] = await Promise.all([
    client.call(getTwoStepMethod, {}),
    client.call(askIdentity, {}),
    client.call(getAvailableTwoStepMethods, {}),
  ])
  if (!state.ok) return state
  if (!available.ok) return available
  if (!identity.ok && !saysVerified(identity.failure)) return identity
  const facts = { hasPassword: state.value.has_password, isVerified: !identity.ok, methods: available.value.methods }
  return { ok: true, value: facts }
}
