import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { connection } from '../../host/connection.ts'
import { type ConnectionState, connectionReducer, stays } from './connection.machine.ts'

/** The connection state to show; the brief states time out by themselves. */
export function useConnection(): ConnectionState {
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline)
  const [state, dispatch] = useReducer(connectionReducer, 'online')

  useEffect(() => dispatch({ type: isOnline ? 'came' : 'went' }), [isOnline])

  useEffect(() => {
    const stay = stays[state]
    if (stay === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'time-up' }), stay)
    return () => clearTimeout(timer)
  }, [state])

  return state
}
