// The late part of a page that may fail: nothing that the page draws at first may reach it, or it would come early.
import type { Call } from '../api/define-call.ts'
import { FailedPart, type FailedPartProps } from './feedback/index.tsx'

export type LateFailedPartProps = Omit<FailedPartProps, 'call'>

/** A `FailedPart` about this call. */
export function failedPartOf(call: Call) {
  return (props: LateFailedPartProps) => <FailedPart {...props} call={call} />
}
