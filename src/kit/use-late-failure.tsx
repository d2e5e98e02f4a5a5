import type { ComponentType, ReactNode } from 'react'
import type { Call } from '../api/call.ts'
import type { Failure } from '../errors/failure.ts'
import type { LateFailedPartProps } from './late-failed-part.tsx'
import { useLatePart } from './late-part.ts'
import { PartLost } from './part-lost.tsx'

/** Makes the loader of a `FailedPart` for failures of this call. Create it once, outside any component. */
export function failureOf(call: Call): () => Promise<ComponentType<LateFailedPartProps>> {
  return () => import('./late-failed-part.tsx').then(({ failedPartOf }) => failedPartOf(call))
}

/** A lazy `FailedPart`: prefetched, and empty while there is no failure. If even that fails to load, says so (RS-1). */
export function useLateFailure(
  load: ReturnType<typeof failureOf>,
  { failure, ...rest }: Omit<LateFailedPartProps, 'failure'> & { failure?: Failure },
): ReactNode {
  const { Part, isLost } = useLatePart(load, { isNeeded: failure !== undefined })
  if (!failure) return null
  if (Part) return <Part {...rest} failure={failure} />
  return isLost && <PartLost />
}
