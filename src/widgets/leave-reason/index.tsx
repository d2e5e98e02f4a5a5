import { useLazyPart } from '../../kit/lazy.tsx'
import { Link } from '../../primitives/link.tsx'

const load = () => import('./confirm-leave-link.tsx').then(({ ConfirmLeaveLink }) => ConfirmLeaveLink)

export type LeaveLinkProps = {
  href: string
  isFormStarted: boolean
  children: string
}

/**
 * Shows a link that leads out of a form. Once per tab, it asks users who have started the form why they are leaving. It
 * asks only if the dialog has already loaded, so that users never wait for it.
 */
export function LeaveLink({ isFormStarted, ...rest }: LeaveLinkProps) {
  const { Part: ConfirmLeaveLink } = useLazyPart(load, { isNeeded: isFormStarted, prefetchMs: Infinity })
  return ConfirmLeaveLink && isFormStarted ? <ConfirmLeaveLink {...rest} /> : <Link {...rest} />
}
