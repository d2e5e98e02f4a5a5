import type { ComponentType, ReactNode } from 'react'
import type { Call } from '../../api/call.ts'
import type { Failure } from '../../errors/failure.ts'
import { useLazyPart } from '../lazy.tsx'
import type { FailedPartProps } from './failed-part.tsx'

type CallFailureProps = Omit<FailedPartProps, 'call'>

/** Creates a loader for the error that is shown if this call fails. Create it once, outside any component. */
export function failureOf(call: Call): () => Promise<ComponentType<CallFailureProps>> {
  return async () => {
    const { FailedPart } = await import('./failed-part.tsx')
    return (props) => <FailedPart {...props} call={call} />
  }
}

/**
 * Shows a failed call with a retry button, or nothing while there is no failure. The component for the error is
 * prefetched.
 */
export function useCallFailure(
  load: ReturnType<typeof failureOf>,
  { failure, ...retryProps }: Omit<CallFailureProps, 'failure'> & { failure?: Failure },
): ReactNode {
  const { Part, failure: loadFailure } = useLazyPart(load, { isNeeded: failure !== undefined })
  if (!failure) return null
  return Part ? <Part {...retryProps} failure={failure} /> : loadFailure
}
