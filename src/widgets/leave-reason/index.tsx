import { useLazyPart } from '../../kit/lazy.tsx'
import { Link } from '../../primitives/link.tsx'

const load = () => import('./asking-link.tsx').then(({ AskingLink }) => AskingLink)

export type LeaveLinkProps = {
  href: string
  isFormStarted: boolean
  children: string
}

/**
 * A link that leads out of a form. It asks users why they are leaving: once per tab, only after they have started the
 * form, and only if the question has already loaded, so it never delays them.
 */
export function LeaveLink({ isFormStarted, ...rest }: LeaveLinkProps) {
  const { Part: AskingLink } = useLazyPart(load, { isNeeded: isFormStarted, prefetchMs: Infinity })
  return AskingLink && isFormStarted ? <AskingLink {...rest} /> : <Link {...rest} />
}
