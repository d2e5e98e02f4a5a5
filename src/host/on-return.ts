import type { Clock } from './clock.ts'

const eventNames = ['visibilitychange', 'resume', 'focus', 'pageshow'] as const

/**
 * Calls the listener whenever the page becomes visible or focused again. First advances the clock by the time that the
 * device was asleep (OC-2). Returns a stop function.
 */
export function onReturn(clock: Clock, listener: () => void): () => void {
  let state = document.visibilityState
  const handleEvent = ({ type, target }: Event) => {
    const previousState = state
    state = document.visibilityState
    // Ignore focus events from elements inside the page.
    if (type === 'visibilitychange' ? state === 'hidden' || state === previousState : target instanceof Element) return
    clock.catchUp()
    listener()
  }
  for (const name of eventNames) window.addEventListener(name, handleEvent, true)
  return () => {
    for (const name of eventNames) window.removeEventListener(name, handleEvent, true)
  }
}
