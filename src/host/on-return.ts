import type { Clock } from './clock.ts'

const occasions = ['visibilitychange', 'resume', 'focus', 'pageshow'] as const

/**
 * Calls back whenever the page is seen again, after the clock has caught up with a sleep of the device (OC-2). Returns a
 * function that stops it.
 */
export function onReturn(clock: Clock, listener: () => void): () => void {
  let state = document.visibilityState
  const handle = ({ type, target }: Event) => {
    const before = state
    state = document.visibilityState
    // A field in the page gets the focus as well.
    if (type === 'visibilitychange' ? state === 'hidden' || state === before : target instanceof Element) return
    clock.catchUp()
    listener()
  }
  for (const occasion of occasions) window.addEventListener(occasion, handle, true)
  return () => {
    for (const occasion of occasions) window.removeEventListener(occasion, handle, true)
  }
}
