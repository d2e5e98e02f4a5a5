import { describedErrors, isReturnable } from '../../mocks/faults/error-examples.ts'
import { withoutPrefix } from '../../mocks/http/paths.ts'
import { calls } from '../../src/api/calls/all.ts'
import { errorIds } from '../../src/errors/catalogue.ts'

/** The option that lets calls succeed. */
export const noFailure = 'none'

/** The outcomes to choose from for the next submit. Omits `offline`, which reviewers set in the toolbar. */
export const failureOptions: readonly (readonly [id: string, name: string])[] = [
  [noFailure, 'No error'],
  ...errorIds.filter((id) => isReturnable(id) && id !== 'offline').map((id) => [id, describedErrors[id].name] as const),
]

/** Returns whether a request is the user's submit, not a call that the page makes in the background (RQ-12). */
export function isSubmit({ method, url }: Request): boolean {
  const path = withoutPrefix(new URL(url).pathname)
  return method === 'POST' && Object.values(calls).some((call) => call.path === path && call.isBackground !== true)
}
