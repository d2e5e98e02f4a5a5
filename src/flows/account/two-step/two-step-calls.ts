// The calls for setting up two-step verification; lazy, loaded once the page is interactive.

import { getAvailableTwoStepMethods, getTwoStepMethod, verifyIdentity } from '../../../api/calls/two-step.ts'
import type { Client } from '../../../api/client.ts'
import * as codes from '../../../errors/codes.ts'
import { type Result, saysCode } from '../../../errors/failure.ts'
import type { TwoStepFacts } from './two-step.steps.ts'

export { getTwoStepMethod }

/** Asking whether verification is needed does not block the page; only verifying the password does. */
const askIdentity = { ...verifyIdentity, blocks: false }

/** Loads what decides the steps. If one call fails the whole fails, so that no step is skipped by mistake. */
export async function askFacts(client: Client): Promise<Result<TwoStepFacts>> {
  const [state, identity, available] = await Promise.all([
    client.call(getTwoStepMethod, {}),
    client.call(askIdentity, {}),
    client.call(getAvailableTwoStepMethods, {}),
  ])
  if (!state.ok) return state
  if (!available.ok) return available
  // Only this explicit code means that there is nothing left to verify (RQ-10).
  if (!identity.ok && !saysCode(identity.failure, codes.alreadyVerified)) return identity
  const facts = { hasPassword: state.value.has_password, isVerified: !identity.ok, methods: available.value.methods }
  return { ok: true, value: facts }
}
