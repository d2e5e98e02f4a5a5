/**
 * `online`: nothing to show. `lost`: just lost, perhaps while switching networks. `offline`: shown as offline. `back`: online
 * again, shown briefly.
 */
export type ConnectionState = 'online' | 'lost' | 'offline' | 'back'

export type ConnectionEvent = { type: 'went' } | { type: 'came' } | { type: 'time-up' }

/** The transitions; an event that is not listed changes nothing. */
const next: Record<ConnectionState, Partial<Record<ConnectionEvent['type'], ConnectionState>>> = {
  online: { went: 'lost' },
  // "Offline" was never shown, so do not announce "back online".
  lost: { came: 'online', 'time-up': 'offline' },
  offline: { came: 'back' },
  back: { went: 'offline', 'time-up': 'online' },
}

/** How long a state lasts before it times out, in ms. */
export const stays: Partial<Record<ConnectionState, number>> = { lost: 1000, back: 3000 }

/** Decides when to show that the connection is gone and, briefly, that it is back (RS-1). */
export function connectionReducer(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  return next[state][event.type] ?? state
}
