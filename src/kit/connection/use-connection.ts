import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { connection } from '../../host/connection.ts'
import { type ConnectionState, connectionReducer, stateTimeouts } from './connection.machine.ts'

/** The connection state to show. */
export function useConnection(): ConnectionState {
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline)
  const [state, dispatch] = useReducer(connectionReducer, 'online')

  useEffect(() => dispatch({ type: isOnline ? 'connected' : 'disconnected' }), [isOnline])

  useEffect(() => {
    const timeout = stateTimeouts[state]
    if (timeout === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'time-up' }), timeout)
    return () => clearTimeout(timer)
  }, [state])

  return state
}
