// Lazy: nothing in the initial view may import this file, or it would end up in the page's first scripts.
import type { Call } from '../api/call.ts'
import { FailedPart, type FailedPartProps } from './feedback/index.tsx'

export type LateFailedPartProps = Omit<FailedPartProps, 'call'>

/** A `FailedPart` bound to this call. */
export function failedPartOf(call: Call) {
  return (props: LateFailedPartProps) => <FailedPart {...props} call={call} />
}
