import { canBeReturned, describedErrors } from '../../mocks/faults/error-examples.ts'
import { withoutPrefix } from '../../mocks/http/paths.ts'
import { calls } from '../../src/api/calls/all.ts'
import { errorIds } from '../../src/errors/catalog.ts'

/** The option that simulates no error. */
export const noFailure = 'none'

/** The outcomes that reviewers can choose for the next submit. `offline` is set in the toolbar instead. */
export const failureOptions: readonly (readonly [id: string, name: string])[] = [
  [noFailure, 'No error'],
  ...errorIds
    .filter((id) => canBeReturned(id) && id !== 'offline')
    .map((id) => [id, describedErrors[id].name] as const),
]

/** Returns whether a request is the user's submission, as opposed to a background call by the page (RQ-12). */
export function isSubmission({ method, url }: Request): boolean {
  const path = withoutPrefix(new URL(url).pathname)
  return method === 'POST' && Object.values(calls).some((call) => call.path === path && call.isBackground !== true)
}
