import { getTwoStepMethod } from '../../api/calls/two-step.ts'
import type { Failure } from '../../errors/failure.ts'
import { FailedPart } from '../feedback/index.tsx'

/** In place of the steps, where nobody could say which there are. */
export function FailedAsking({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return <FailedPart failure={failure} call={getTwoStepMethod} onRetry={onRetry} />
}
