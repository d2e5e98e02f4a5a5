import type { ComponentType, ReactNode } from 'react'
import type { Call } from '../../api/call.ts'
import type { Failure } from '../../errors/failure.ts'
import { useLazyComponent } from '../lazy.tsx'
import type { LoadErrorCardProps } from './load-error-card.tsx'

type CallFailureProps = Omit<LoadErrorCardProps, 'call'>

/** Creates a loader for the component that shows this call's failures. Create it once, outside any component. */
export function createErrorViewLoader(call: Call): () => Promise<ComponentType<CallFailureProps>> {
  return async () => {
    const { LoadErrorCard } = await import('./load-error-card.tsx')
    return (props) => <LoadErrorCard {...props} call={call} />
  }
}

/** Returns an error message with a retry button, or null if there is no failure. Prefetches the message's component. */
export function useCallFailure(
  load: ReturnType<typeof createErrorViewLoader>,
  { failure, ...retryProps }: Omit<CallFailureProps, 'failure'> & { failure?: Failure },
): ReactNode {
  const { Component, failure: loadFailure } = useLazyComponent(load, { isNeeded: failure !== undefined })
  if (!failure) return null
  return Component ? <Component {...retryProps} failure={failure} /> : loadFailure
}
