import { useLazyPart } from '../../kit/lazy.tsx'
import { Link } from '../../primitives/link.tsx'

const load = () => import('./asking-link.tsx').then(({ AskingLink }) => AskingLink)

export type LeaveLinkProps = {
  href: string
  isFormStarted: boolean
  children: string
}

/**
 * Shows a link that leads out of a form. Once per tab, it asks users who have started the form why they are leaving. It
 * asks only if the question has already loaded, so that it never delays them.
 */
export function LeaveLink({ isFormStarted, ...rest }: LeaveLinkProps) {
  const { Part: AskingLink } = useLazyPart(load, { isNeeded: isFormStarted, prefetchMs: Infinity })
  return AskingLink && isFormStarted ? <AskingLink {...rest} /> : <Link {...rest} />
}
