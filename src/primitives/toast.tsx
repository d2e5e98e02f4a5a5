import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import { Check, CircleAlert, X } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toastMs } from '../rules/limits.ts'
import { Icon } from './icon.tsx'
import { isImeKey } from './ime-key.ts'

const msPerLetter = 60
/** A Chinese character takes about as long to read as a short word. */
const msPerIdeograph = 180

/** Returns how long a toast is shown, in ms: 1.5 s (WID-10), or longer if the text takes longer to read (AC-3). */
export function toastDuration(text: string): number {
  const ideographs = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return Math.max(toastMs, ideographs * msPerIdeograph + (text.length - ideographs) * msPerLetter)
}

const toast = cx(
  'flex items-center gap-2.5 max-w-full phone:max-w-dialog min-h-11 pl-3.5 pr-1.5 py-1.5 rounded-card bg-inverse text-on-inverse lift-pop',
  'data-[state=open]:animate-rise data-[state=closed]:animate-leave',
  // The toast follows the finger, and moves back if the swipe was too short.
  'data-[swipe=move]:translate-y-[var(--radix-toast-swipe-move-y)] data-[swipe=cancel]:transition-transform',
)

export type ToastRegionProps = {
  /** The region's accessible name, with `{hotkey}` for its keyboard shortcut: "Notices ({hotkey})". */
  label: string
  children: ReactNode
}

/**
 * Contains the toasts. Render one region per page, before the first toast, since screen readers may ignore a new live
 * region.
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  const [hiddenAnnouncer, setHiddenAnnouncer] = useState<HTMLElement | null>(null)
  const region = useRef<HTMLOListElement>(null)
  const lastFocusedElement = useRef<HTMLElement>(null)

  useEffect(() => {
    function rememberFocus({ target }: FocusEvent) {
      const isInside = target instanceof Node && region.current?.parentElement?.contains(target)
      if (!isInside && target instanceof HTMLElement) lastFocusedElement.current = target
    }
    document.addEventListener('focusin', rememberFocus)
    return () => document.removeEventListener('focusin', rememberFocus)
  }, [])

  return (
    // Radix adds a live region for each toast, which is too late for some screen readers and interrupts speech. Keep
    // these regions hidden.
    <Provider label={label} swipeDirection="up" announcerContainer={hiddenAnnouncer ?? undefined}>
      {children}
      <div ref={setHiddenAnnouncer} hidden />
      <Viewport
        ref={region}
        label={label}
        aria-live="polite"
        aria-relevant="additions"
        data-over-blocker=""
        className="fixed top-[max(20px,env(safe-area-inset-top))] inset-x-5 z-toast flex flex-col items-center gap-2 pointer-events-none outline-none"
        onFocus={({ target, currentTarget, relatedTarget }) => {
          // When a focused toast closes, the region gets focus. Return focus to where the user was.
          if (target !== currentTarget || !currentTarget.contains(relatedTarget)) return
          lastFocusedElement.current?.focus({ preventScroll: true })
          // If nothing had focus before, the region would keep focus and the next toast would stay open.
          currentTarget.blur()
        }}
      />
    </Provider>
  )
}

export type ToastProps = {
  isOpen: boolean
  /** Called when the toast's time is up or the user closes it. */
  onClose: () => void
  text: string
  tone?: 'done' | 'notice'
  closeLabel: string
}

/** Shows a short message (WID-10). Stays open while hovered or focused. Must not be the only sign of errors (AC-3). */
export function Toast({ isOpen, onClose, text, tone = 'done', closeLabel }: ToastProps) {
  const root = useRef<HTMLLIElement>(null)
  return (
    <Root
      ref={root}
      open={isOpen}
      onOpenChange={(isStillOpen) => {
        if (isStillOpen) return
        onClose()
        // Otherwise, Radix assumes that the pointer is still over the toast and keeps the next toast open.
        root.current?.closest('[role="region"]')?.dispatchEvent(new Event('pointerleave'))
      }}
      onEscapeKeyDown={(event) => isImeKey(event) && event.preventDefault()}
      duration={toastDuration(text)}
      // Otherwise, a dialog that opens in the meantime would disable the toast's pointer events.
      style={{ pointerEvents: isOpen ? 'auto' : 'none' }}
      className={toast}
    >
      <Icon of={tone === 'done' ? Check : CircleAlert} className="text-inverse-action" />
      <Title className="min-w-0 wrap-anywhere">{text}</Title>
      <Close
        aria-label={closeLabel}
        // Keep the button out of the region's announcements.
        aria-live="off"
        className="grid place-items-center size-8 pointer-coarse:size-11 ml-1.5 flex-none rounded-inner opacity-72 hover:opacity-100 focus-visible:outline-current focus-visible:-outline-offset-2"
      >
        <Icon of={X} />
      </Close>
    </Root>
  )
}
