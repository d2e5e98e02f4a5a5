/**
 * `interrupted`: just went offline, perhaps while switching networks, so nothing is shown yet. `reconnected`: online
 * again, shown briefly.
 */
export type ConnectionState = 'online' | 'interrupted' | 'offline' | 'reconnected'

export type ConnectionEvent = { type: 'disconnected' } | { type: 'connected' } | { type: 'timed-out' }

/** Events that are not listed leave the state unchanged. */
const transitions: Record<ConnectionState, Partial<Record<ConnectionEvent['type'], ConnectionState>>> = {
  online: { disconnected: 'interrupted' },
  // "Offline" was never shown, so do not announce "back online".
  interrupted: { connected: 'online', 'timed-out': 'offline' },
  offline: { connected: 'reconnected' },
  reconnected: { disconnected: 'offline', 'timed-out': 'online' },
}

/** How long a state lasts before it times out, in ms. */
export const stateTimeouts: Partial<Record<ConnectionState, number>> = { interrupted: 1000, reconnected: 3000 }

/** Decides when to show that the page is offline and, briefly, that it is online again (RS-1). */
export function connectionReducer(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  return transitions[state][event.type] ?? state
}
