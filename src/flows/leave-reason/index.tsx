import { Link } from '../../primitives/link.tsx'
import { useLatePart } from '../late-part.ts'

const load = () => import('./asking-link.tsx').then(({ AskingLink }) => AskingLink)

export type LeaveLinkProps = {
  href: string
  /** Something would be left behind: before that there is nothing to ask about. */
  isWorthAsking: boolean
  children: string
}

/**
 * A way out of a form, with one question: why. Asked once a tab, of those who had begun, and only where the question is
 * there already: who leaves never waits for it, and leaves with one press more at the most.
 */
export function LeaveLink({ isWorthAsking, ...rest }: LeaveLinkProps) {
  const { Part: AskingLink } = useLatePart(load, { isNeeded: isWorthAsking, fetchAheadMs: Infinity })
  return AskingLink && isWorthAsking ? <AskingLink {...rest} /> : <Link {...rest} />
}
