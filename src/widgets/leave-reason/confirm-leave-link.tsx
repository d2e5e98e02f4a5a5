// The lazy part of `LeaveLink`, which asks users why they are leaving.
import { type MouseEvent, useState } from 'react'
import { useEnvironment } from '../../kit/environment.tsx'
import { Link, opensElsewhere } from '../../primitives/link.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

const dialogSeenKey = 'portico.leave-asked'

export type ConfirmLeaveLinkProps = { href: string; children: string }

/** Shows a link that opens the leave dialog instead of navigating, once per tab. */
export function ConfirmLeaveLink({ href, children }: ConfirmLeaveLinkProps) {
  const { host } = useEnvironment()
  const [isOpen, setIsOpen] = useState(false)
  const [hasSeenDialog, setHasSeenDialog] = useState(() => host.storage.get(dialogSeenKey) !== undefined)

  const handleClick = (event: MouseEvent) => {
    // Do not ask if a new tab opens, since the form stays open, or if storage fails, since the dialog could open twice.
    if (opensElsewhere(event) || hasSeenDialog || !host.storage.set(dialogSeenKey, 'yes')) return
    event.preventDefault()
    setHasSeenDialog(true)
    setIsOpen(true)
  }

  return (
    <>
      <Link href={href} aria-haspopup={hasSeenDialog ? undefined : 'dialog'} onClick={handleClick}>
        {children}
      </Link>
      <LeaveDialog
        isOpen={isOpen}
        leaveText={children}
        onLeave={() => {
          setIsOpen(false)
          host.navigation.safeNavigate(href)
        }}
        onStay={() => setIsOpen(false)}
      />
    </>
  )
}
