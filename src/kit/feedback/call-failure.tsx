// Its own file, since the index exports `FailedPart` as well: a lazy import of that would put it into the page's first scripts.
import type { Call } from '../../api/call.ts'
import { FailedPart, type FailedPartProps } from './failed-part.tsx'

export type CallFailureProps = Omit<FailedPartProps, 'call'>

/** A `FailedPart` for failures of this call. */
export function callFailureOf(call: Call) {
  return (props: CallFailureProps) => <FailedPart {...props} call={call} />
}
