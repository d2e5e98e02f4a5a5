import { useLazyComponent } from '../../kit/lazy.tsx'
import { Link } from '../../primitives/link.tsx'

const load = () => import('./confirm-leave-link.tsx').then((module) => module.ConfirmLeaveLink)

export type LeaveLinkProps = {
  href: string
  isFormStarted: boolean
  children: string
}

/**
 * Shows a link that leads away from a form. Once per tab, users who have started the form are asked why they are
 * leaving. They never wait for this question: until its dialog has loaded, the link navigates immediately.
 */
export function LeaveLink({ isFormStarted, ...rest }: LeaveLinkProps) {
  const { Component: ConfirmLeaveLink } = useLazyComponent(load, { isNeeded: isFormStarted, prefetchMs: Infinity })
  return ConfirmLeaveLink && isFormStarted ? <ConfirmLeaveLink {...rest} /> : <Link {...rest} />
}
