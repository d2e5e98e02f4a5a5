import { useEffect, useLayoutEffect, useState } from 'react'
import { Spinner } from './spinner.tsx'

export type BlockerProps = { isActive: boolean; text: string }

/** How long a request runs before it is shown, in ms: a quick answer does not flicker, and is not talked about. */
const showAfter = 300

/** `mousedown` would take the focus away, `beforeinput` is what an on-screen keyboard sends in place of keys. */
const swallowed = ['keydown', 'beforeinput', 'pointerdown', 'mousedown', 'click']

function swallow(event: Event) {
  const { target } = event
  // A toast lies above, and the browser's own shortcuts go on.
  if (target instanceof Element && target.closest('[data-over-blocker]')) return
  if (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key)))
    return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Covers the page while a request that must not be disturbed runs (WID-15): neither pointer, finger nor key does anything
 * from the first moment, and the focus stays where it is. Its box shows after 300 ms, and is read out then.
 */
export function Blocker({ isActive, text }: BlockerProps) {
  const [isShown, setIsShown] = useState(false)

  useLayoutEffect(() => {
    if (!isActive) return
    // On the window, so that a dialog hears of no Escape and of no click outside: it listens on the document.
    for (const name of swallowed) window.addEventListener(name, swallow, true)
    return () => {
      for (const name of swallowed) window.removeEventListener(name, swallow, true)
    }
  }, [isActive])

  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setIsShown(true), showAfter)
    return () => {
      clearTimeout(timer)
      setIsShown(false)
    }
  }, [isActive])

  return (
    // An open dialog hides the rest of the page from a screen reader, but not what bears `aria-live`.
    <div role="status" aria-live="polite" data-state={isActive ? 'active' : 'idle'}>
      {isActive && (
        <div
          aria-busy={!isShown}
          className="fixed inset-0 z-blocker grid place-items-center p-5 cursor-progress pointer-events-auto"
        >
          {isShown && (
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
