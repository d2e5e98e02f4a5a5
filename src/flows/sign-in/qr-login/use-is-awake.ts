import { useSyncExternalStore } from 'react'
import { createConnection } from '../../../host/connection.ts'

function subscribe(listener: () => void) {
  const stop = createConnection(window).subscribe(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', listener)
  }
}

const isAwake = () => document.visibilityState === 'visible' && createConnection(window).isOnline()

/** Whether the page is visible and online, which polling requires (RQ-12). False during hydration. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(subscribe, isAwake, () => false)
}
