import { useLazyPart } from '../../kit/lazy.tsx'
import { Link } from '../../primitives/link.tsx'

const load = () => import('./asking-link.tsx').then(({ AskingLink }) => AskingLink)

export type LeaveLinkProps = {
  href: string
  /** The form has been started; before that there is nothing to ask about. */
  isWorthAsking: boolean
  children: string
}

/**
 * A link out of a form that asks one question: why. It asks once per tab, only after the form was started, and only if the
 * question has already loaded: leaving never waits for it, and takes one more press at most.
 */
export function LeaveLink({ isWorthAsking, ...rest }: LeaveLinkProps) {
  const { Part: AskingLink } = useLazyPart(load, { isNeeded: isWorthAsking, prefetchMs: Infinity })
  return AskingLink && isWorthAsking ? <AskingLink {...rest} /> : <Link {...rest} />
}
