import { useLayoutEffect } from 'react'
import { Spinner } from './spinner.tsx'

export type BlockerProps = { isActive: boolean; text: string }

/**
 * Covers the page while a request that must not be disturbed runs (WID-15): clicks and keys do nothing from the first
 * moment. Its box shows after 300 ms, so that a quick answer does not flicker; a screen reader hears the text.
 */
export function Blocker({ isActive, text }: BlockerProps) {
  useLayoutEffect(() => {
    if (!isActive) return
    function swallow(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', swallow, { capture: true })
    return () => document.removeEventListener('keydown', swallow, { capture: true })
  }, [isActive])

  return (
    <div role="status" data-state={isActive ? 'active' : 'idle'}>
      {isActive && (
        <div
          aria-busy="true"
          className="fixed inset-0 z-blocker grid place-items-center p-5 cursor-progress pointer-events-auto"
        >
          <div className="absolute inset-0 bg-scrim-soft animate-late" />
          <div className="relative flex items-center gap-3 min-h-14 py-2 pl-4.5 pr-6 rounded-card bg-surface-raised lift-pop font-medium animate-late">
            <Spinner className="text-accent-mark" />
            {text}
          </div>
        </div>
      )}
    </div>
  )
}
