/**
 * `online`: nothing to say. `lost`: gone a moment ago, perhaps from one network into the next. `offline`: said.
 * `back`: there again, said for a moment.
 */
export type ConnectionState = 'online' | 'lost' | 'offline' | 'back'

export type ConnectionEvent = { type: 'went' } | { type: 'came' } | { type: 'time-up' }

/** What each state becomes; what is not named stays as it is. */
const next: Record<ConnectionState, Partial<Record<ConnectionEvent['type'], ConnectionState>>> = {
  online: { went: 'lost' },
  // Nobody was told, so nobody is told that it is back.
  lost: { came: 'online', 'time-up': 'offline' },
  offline: { came: 'back' },
  back: { went: 'offline', 'time-up': 'online' },
}

/** For how long a state lasts by itself, in ms. */
export const stays: Partial<Record<ConnectionState, number>> = { lost: 1000, back: 3000 }

/** Says that the connection is gone, and briefly that it is back (RS-1). */
export function connectionReducer(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  return next[state][event.type] ?? state
}
