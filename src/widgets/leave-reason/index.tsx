import { useLazyPart } from '../../kit/lazy.tsx'
import { Link } from '../../primitives/link.tsx'

const load = () => import('./asking-link.tsx').then(({ AskingLink }) => AskingLink)

export type LeaveLinkProps = {
  href: string
  /** Whether the form has been started. */
  isWorthAsking: boolean
  children: string
}

/**
 * A link out of a form that asks why the user leaves: once per tab, only after the form was started, and only if the
 * question has already loaded, so it never delays the user.
 */
export function LeaveLink({ isWorthAsking, ...rest }: LeaveLinkProps) {
  const { Part: AskingLink } = useLazyPart(load, { isNeeded: isWorthAsking, prefetchMs: Infinity })
  return AskingLink && isWorthAsking ? <AskingLink {...rest} /> : <Link {...rest} />
}
