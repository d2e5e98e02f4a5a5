import { verifyIdentity } from '../../api/calls/two-step.ts'
import { FailedPart, type FailedPartProps } from '../feedback/index.tsx'

/** Nobody could say whether the password has to be proved: why, and a way to ask again. Nothing is skipped (RQ-10). */
export function Unanswered(props: Omit<FailedPartProps, 'call'>) {
  return <FailedPart {...props} call={verifyIdentity} />
}
