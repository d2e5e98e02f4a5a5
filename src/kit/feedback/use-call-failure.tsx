import type { ComponentType, ReactNode } from 'react'
import type { Call } from '../../api/call.ts'
import type { Failure } from '../../errors/failure.ts'
import { useLazyPart } from '../lazy.tsx'
import type { FailedPartProps } from './failed-part.tsx'

type CallFailureProps = Omit<FailedPartProps, 'call'>

/** Creates a loader for the component that shows this call's failures. Create it once, outside any component. */
export function createErrorViewLoader(call: Call): () => Promise<ComponentType<CallFailureProps>> {
  return async () => {
    const { FailedPart } = await import('./failed-part.tsx')
    return (props) => <FailedPart {...props} call={call} />
  }
}

/** Returns an error message with a retry button, or null if there is no failure. Prefetches the message's component. */
export function useCallFailure(
  load: ReturnType<typeof createErrorViewLoader>,
  { failure, ...retryProps }: Omit<CallFailureProps, 'failure'> & { failure?: Failure },
): ReactNode {
  const { Part, failure: loadFailure } = useLazyPart(load, { isNeeded: failure !== undefined })
  if (!failure) return null
  return Part ? <Part {...retryProps} failure={failure} /> : loadFailure
}
