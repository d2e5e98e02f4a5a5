// A separate file, because a lazy import of the index would put `FailedPart` into the page's first scripts.
import type { Call } from '../../api/call.ts'
import { FailedPart, type FailedPartProps } from './failed-part.tsx'

export type CallFailureProps = Omit<FailedPartProps, 'call'>

/** A `FailedPart` for failures of this call. */
export function callFailureOf(call: Call) {
  return (props: CallFailureProps) => <FailedPart {...props} call={call} />
}
