import { useSyncExternalStore } from 'react'
import { createConnection } from '../../host/connection.ts'

function subscribe(listener: () => void) {
  const stop = createConnection(window).subscribe(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', listener)
  }
}

const isAwake = () => document.visibilityState === 'visible' && createConnection(window).isOnline()

/** Whether the page can be seen and has a connection: only then it asks for anything by itself (RQ-12). Not while hydrating. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(subscribe, isAwake, () => false)
}
