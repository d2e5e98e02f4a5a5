import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { Check, CircleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
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

export type ToastRegionProps = {
  /** Names the region, with `{hotkey}` for the key that leads to it: "Notices ({hotkey})". */
  label: string
  children: ReactNode
}

/** Holds the toasts, in a live region at the top of the page, above dialogs and the blocker. One a page. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <Provider label={label} swipeDirection="up">
      {children}
      <Viewport
        label={label}
        className="fixed top-5 inset-x-5 z-toast flex flex-col items-center gap-2 pointer-events-none outline-none"
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
  return (
    <Root
      open={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      duration={toastDuration(text)}
      className="flex items-center gap-2.5 max-w-full min-h-11 pl-3.5 pr-1.5 py-1.5 rounded-card bg-inverse text-on-inverse lift-pop pointer-events-auto data-[state=open]:animate-rise data-[state=closed]:animate-leave"
    >
      <Icon of={tone === 'done' ? Check : CircleAlert} className="text-inverse-action" />
      <Title className="min-w-0 wrap-anywhere">{text}</Title>
      <Close
        aria-label={closeLabel}
        className="grid place-items-center size-8 pointer-coarse:size-11 ml-1.5 flex-none rounded-inner opacity-72 hover:opacity-100 focus-visible:outline-current focus-visible:-outline-offset-2"
      >
        <Icon of={X} />
      </Close>
    </Root>
  )
}
