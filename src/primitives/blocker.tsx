import { useEffect, useLayoutEffect, useState } from 'react'
import { Spinner } from './spinner.tsx'

export type BlockerProps = { isActive: boolean; text: string }

/** The delay before the blocker appears, in ms, so that a quick response causes no flicker or announcement. */
const showAfterMs = 300

/** Includes `mousedown`, which would move focus, and `beforeinput`, the only event from some on-screen keyboards. */
const blockedEvents = ['keydown', 'beforeinput', 'pointerdown', 'mousedown', 'click']

function blockInput(event: Event) {
  const { target } = event
  // Let through events on toasts, which are above the blocker, and the browser's keyboard shortcuts.
  if (target instanceof Element && target.closest('[data-over-blocker]')) return
  if (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key)))
    return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Covers the page while a request runs (WID-15). Blocks input immediately. Shows and announces a message after 300 ms.
 */
export function Blocker({ isActive, text }: BlockerProps) {
  const [isVisible, setIsVisible] = useState(false)

  useLayoutEffect(() => {
    if (!isActive) return
    // Listen on the window, since dialogs listen on the document for Escape and outside clicks.
    for (const name of blockedEvents) window.addEventListener(name, blockInput, true)
    return () => {
      for (const name of blockedEvents) window.removeEventListener(name, blockInput, true)
    }
  }, [isActive])

  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setIsVisible(true), showAfterMs)
    return () => {
      clearTimeout(timer)
      setIsVisible(false)
    }
  }, [isActive])

  return (
    // An open dialog hides the rest of the page from screen readers, but not elements with `aria-live`.
    <div role="status" aria-live="polite" data-state={isActive ? 'active' : 'idle'}>
      {isActive && (
        <div
          aria-busy={!isVisible}
          className="fixed inset-0 z-blocker grid place-items-center p-5 cursor-progress pointer-events-auto"
        >
          {isVisible && (
            <>
              <div className="absolute inset-0 bg-scrim-soft animate-fade" />
              <div className="relative flex items-center gap-3 min-h-14 py-2 pl-4.5 pr-6 rounded-card bg-surface-raised lift-pop font-medium animate-fade">
                <Spinner className="text-accent-mark" />
                {text}
              </div>
            </>
          )}
        </div>
      )}
    </div>
  )
}
