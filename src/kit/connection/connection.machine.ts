/**
 * `lost`: only just offline, perhaps while switching networks, so nothing is shown yet. `back`: online again, shown
 * briefly.
 */
export type ConnectionState = 'online' | 'lost' | 'offline' | 'back'

export type ConnectionEvent = { type: 'disconnected' } | { type: 'connected' } | { type: 'time-up' }

/** The transitions. Events that are not listed change nothing. */
const next: Record<ConnectionState, Partial<Record<ConnectionEvent['type'], ConnectionState>>> = {
  online: { disconnected: 'lost' },
  // "Offline" was never shown, so do not announce "back online".
  lost: { connected: 'online', 'time-up': 'offline' },
  offline: { connected: 'back' },
  back: { disconnected: 'offline', 'time-up': 'online' },
}

/** How long a state lasts before it times out, in ms. */
export const stateTimeouts: Partial<Record<ConnectionState, number>> = { lost: 1000, back: 3000 }

/** Decides when to show that the page is offline and, briefly, that it is online again (RS-1). */
export function connectionReducer(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  return next[state][event.type] ?? state
}
