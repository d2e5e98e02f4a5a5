/** A device to log out, with the name it has in the list. */
export type Leaver = { id: string; name: string }

/** A device that stayed logged in, with the server's reason. */
export type Stayer = Leaver & { reason: string }

type Counts = {
  /** Number of devices logged out so far. */
  done: number
  /** Number of devices to log out in all. */
  total: number
  failed: readonly Stayer[]
}

/** Logging out several devices, one after the other (SCR-11). */
export type LeavingState =
  | { phase: 'idle' }
  /** The first device in the queue is being logged out. `stopping`: the user pressed "Stop", so it is the last one. */
  | ({ phase: 'running' | 'stopping'; queue: readonly [Leaver, ...Leaver[]] } & Counts)
  /** All devices were tried, or the user stopped it. */
  | ({ phase: 'ended'; isStopped: boolean } & Counts)
  /** The connection was lost, so the rest was not tried: it would have failed as well. */
  | ({ phase: 'lost'; reason: string; rest: readonly Leaver[] } & Counts)

export type LeavingEvent =
  | { type: 'began'; devices: readonly Leaver[] }
  | { type: 'stop-pressed' }
  /** The first device in the queue is logged out. */
  | { type: 'logged-out' }
  /** The server refused this device; the others may still succeed. */
  | { type: 'refused'; reason: string }
  | { type: 'connection-lost'; reason: string }
  /** The session has ended or the server redirects the user, which is shown on top of the page. */
  | { type: 'given-up' }

export const initialLeaving: LeavingState = { phase: 'idle' }

type Running = Extract<LeavingState, { queue: unknown }>

/** Moves on to the next device in the queue, or ends. */
function next({ phase, queue: [, second, ...others], ...counts }: Running): LeavingState {
  if (!second) return { phase: 'ended', isStopped: false, ...counts }
  if (phase === 'stopping') return { phase: 'ended', isStopped: true, ...counts }
  return { phase, queue: [second, ...others], ...counts }
}

export function leavingReducer(state: LeavingState, event: LeavingEvent): LeavingState {
  const isRunning = state.phase === 'running' || state.phase === 'stopping'
  if (event.type === 'began') {
    const [first, ...others] = event.devices
    if (isRunning || !first) return state
    return { phase: 'running', queue: [first, ...others], done: 0, total: event.devices.length, failed: [] }
  }
  if (!isRunning) return state
  switch (event.type) {
    case 'stop-pressed':
      return { ...state, phase: 'stopping' }
    case 'logged-out':
      return next({ ...state, done: state.done + 1 })
    case 'refused':
      return next({ ...state, failed: [...state.failed, { ...state.queue[0], reason: event.reason }] })
    case 'connection-lost': {
      const { queue, done, total, failed } = state
      return { phase: 'lost', reason: event.reason, rest: queue, done, total, failed }
    }
    case 'given-up':
      return initialLeaving
  }
}

/** The device being logged out. */
export function leavingNow(state: LeavingState): Leaver | undefined {
  return 'queue' in state ? state.queue[0] : undefined
}

/** Counts devices that have disappeared from the list since as logged out. */
export function withoutGone(state: LeavingState, there: readonly { id: string }[]): LeavingState {
  if (state.phase !== 'ended' && state.phase !== 'lost') return state
  const stays = ({ id }: Leaver) => there.some((device) => device.id === id)
  const gone = toTryAgain(state).filter((device) => !stays(device)).length
  const left = { ...state, done: state.done + gone, failed: state.failed.filter(stays) }
  return left.phase === 'lost' ? { ...left, rest: left.rest.filter(stays) } : left
}

/** The devices to retry: those that failed, and those not tried because the connection was lost. */
export function toTryAgain(state: LeavingState): readonly Leaver[] {
  if (state.phase === 'lost') return [...state.failed, ...state.rest]
  return state.phase === 'ended' ? state.failed : []
}
