// The late part of a way out of a form: it asks before it goes.
import { type MouseEvent, useState } from 'react'
import { Link } from '../../primitives/link.tsx'
import { useEnvironment } from '../environment.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

/** Somebody was asked in this tab. */
const askedKey = 'portico.leave-asked'

export type AskingLinkProps = { href: string; children: string }

/** A link that opens the question in place of its address, the first time it is pressed. */
export function AskingLink({ href, children }: AskingLinkProps) {
  const { host } = useEnvironment()
  const [isOpen, setIsOpen] = useState(false)
  const [wasAsked, setWasAsked] = useState(() => host.storage.get(askedKey) !== undefined)

  const handleClick = (event: MouseEvent) => {
    // Into another tab: nothing is left behind.
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // Where it cannot be kept that somebody was asked, nobody is.
    if (isElsewhere || wasAsked || !host.storage.set(askedKey, 'yes')) return
    event.preventDefault()
    setWasAsked(true)
    setIsOpen(true)
  }

  return (
    <>
      <Link href={href} aria-haspopup={wasAsked ? undefined : 'dialog'} onClick={handleClick}>
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
