import { useSyncExternalStore } from 'react'
import { connection } from '../../../host/connection.ts'

/** `never`: the page is hidden, or hydrating. `slow`: the browser calls itself offline, which may not be so. */
export type PollPace = 'never' | 'slow' | 'usual'

function subscribe(listener: () => void) {
  const stop = connection.subscribe(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', listener)
  }
}

function readPace(): PollPace {
  if (document.visibilityState !== 'visible') return 'never'
  return connection.isOnline() ? 'usual' : 'slow'
}

/** How polling may go on now (RQ-12). */
export function usePollPace(): PollPace {
  return useSyncExternalStore(subscribe, readPace, () => 'never')
}
