import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import { Check, CircleAlert, X } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toastMs } from '../rules/limits.ts'
import { Icon } from './icon.tsx'

const timePerLetter = 60
/** A Chinese character says about as much as a short word. */
const timePerIdeograph = 180

/** How long a toast stays: 1.5 s (WID-10), longer where the text takes longer to read (AC-3). In milliseconds. */
export function toastDuration(text: string): number {
  const ideographs = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return Math.max(toastMs, ideographs * timePerIdeograph + (text.length - ideographs) * timePerLetter)
}

const toast = cx(
  'flex items-center gap-2.5 max-w-full phone:max-w-dialog min-h-11 pl-3.5 pr-1.5 py-1.5 rounded-card bg-inverse text-on-inverse lift-pop',
  'data-[state=open]:animate-rise data-[state=closed]:animate-leave',
  // It follows the finger, and goes back where the swipe was too short.
  'data-[swipe=move]:translate-y-[var(--radix-toast-swipe-move-y)] data-[swipe=cancel]:transition-transform',
)

export type ToastRegionProps = {
  /** Names the region, with `{hotkey}` for the key that leads to it: "Notices ({hotkey})". */
  label: string
  children: ReactNode
}

/**
 * Holds the toasts, in a live region at the top of the page, above dialogs and the blocker. One a page, there before the
 * first toast is: a screen reader hears what is added to a region that it knows.
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  const [unheard, setUnheard] = useState<HTMLElement | null>(null)
  const region = useRef<HTMLOListElement>(null)
  const lastFocused = useRef<HTMLElement>(null)

  useEffect(() => {
    function remember({ target }: FocusEvent) {
      const isInside = target instanceof Node && region.current?.parentElement?.contains(target)
      if (!isInside && target instanceof HTMLElement) lastFocused.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  return (
    // Radix makes a region of its own for each toast, too late to be heard by all and in a tone that interrupts: it stays hidden.
    <Provider label={label} swipeDirection="up" announcerContainer={unheard ?? undefined}>
      {children}
      <div ref={setUnheard} hidden />
      <Viewport
        ref={region}
        label={label}
        aria-live="polite"
        aria-relevant="additions"
        data-over-blocker=""
        className="fixed top-[max(20px,env(safe-area-inset-top))] inset-x-5 z-toast flex flex-col items-center gap-2 pointer-events-none outline-none"
        onFocus={({ target, currentTarget, relatedTarget }) => {
          // A toast that closes with the focus in it leaves it to the region; it goes back to where the person was.
          if (target !== currentTarget || !currentTarget.contains(relatedTarget)) return
          lastFocused.current?.focus({ preventScroll: true })
          // Where that was nowhere: else the region would keep it, and hold the next toast.
          currentTarget.blur()
        }}
      />
    </Provider>
  )
}

export type ToastProps = {
  isOpen: boolean
  /** Its time is over, or it was closed. */
  onClose: () => void
  text: string
  tone?: 'done' | 'notice'
  closeLabel: string
}

/**
 * A short word about what just happened. It leaves by itself, waits under the pointer and under focus, can be closed and
 * swiped away (WID-10), and is never the only sign of an error (AC-3).
 */
export function Toast({ isOpen, onClose, text, tone = 'done', closeLabel }: ToastProps) {
  const root = useRef<HTMLLIElement>(null)
  return (
    <Root
      ref={root}
      open={isOpen}
      onOpenChange={(isStillOpen) => {
        if (isStillOpen) return
        onClose()
        // Else Radix takes the pointer to be over it still, and the next toast would never leave.
        root.current?.closest('[role="region"]')?.dispatchEvent(new Event('pointerleave'))
      }}
      duration={toastDuration(text)}
      // A dialog that opens meanwhile would make it deaf to the pointer.
      style={{ pointerEvents: isOpen ? 'auto' : 'none' }}
      className={toast}
    >
      <Icon of={tone === 'done' ? Check : CircleAlert} className="text-inverse-action" />
      <Title className="min-w-0 wrap-anywhere">{text}</Title>
      <Close
        aria-label={closeLabel}
        // Not among what the region reads out.
        aria-live="off"
        className="grid place-items-center size-8 pointer-coarse:size-11 ml-1.5 flex-none rounded-inner opacity-72 hover:opacity-100 focus-visible:outline-current focus-visible:-outline-offset-2"
      >
        <Icon of={X} />
      </Close>
    </Root>
  )
}
