import { callRoutes } from '../../mocks/all-routes.ts'
import type { CallRoute, Needs } from '../../mocks/http/routes.ts'
import type { Call } from '../../src/api/define-call.ts'

export type { Needs } from '../../mocks/http/routes.ts'
export type NeedsProof = NonNullable<CallRoute['needsProof']>

/** Who may make a call, according to the account service. */
export function needsOf(call: Call): { needs: Needs; needsProof?: NeedsProof } {
  const route = callRoutes.find((known) => known.call === call)
  if (!route) throw new Error(`${call.path}: the account service does not answer it.`)
  const { needs, needsProof } = route
  return { needs, ...(needsProof && { needsProof }) }
}
