import type { Clock } from './clock.ts'

const eventNames = ['visibilitychange', 'resume', 'focus', 'pageshow'] as const

/**
 * Calls the listener whenever the page becomes visible or focused again. Before that, the clock catches up with any
 * sleep (OC-2). Returns a function that ends this.
 */
export function onReturn(clock: Clock, listener: () => void): () => void {
  let state = document.visibilityState
  const handle = ({ type, target }: Event) => {
    const before = state
    state = document.visibilityState
    // Ignore focus events from elements inside the page.
    if (type === 'visibilitychange' ? state === 'hidden' || state === before : target instanceof Element) return
    clock.catchUp()
    listener()
  }
  for (const name of eventNames) window.addEventListener(name, handle, true)
  return () => {
    for (const name of eventNames) window.removeEventListener(name, handle, true)
  }
}
