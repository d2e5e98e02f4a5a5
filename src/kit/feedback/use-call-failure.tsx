import type { ComponentType, ReactNode } from 'react'
import type { Call } from '../../api/call.ts'
import type { Failure } from '../../errors/failure.ts'
import { useLazyPart } from '../lazy.tsx'
import type { CallFailureProps } from './call-failure.tsx'

/** Makes the loader of the error that is shown if this call fails. Create it once, outside any component. */
export function failureOf(call: Call): () => Promise<ComponentType<CallFailureProps>> {
  return () => import('./call-failure.tsx').then(({ callFailureOf }) => callFailureOf(call))
}

/** The error of a failed call with a retry button, or nothing while there is none. Prefetched. */
export function useCallFailure(
  load: ReturnType<typeof failureOf>,
  { failure, ...rest }: Omit<CallFailureProps, 'failure'> & { failure?: Failure },
): ReactNode {
  const { Part, failure: loadFailure } = useLazyPart(load, { isNeeded: failure !== undefined })
  if (!failure) return null
  return Part ? <Part {...rest} failure={failure} /> : loadFailure
}
