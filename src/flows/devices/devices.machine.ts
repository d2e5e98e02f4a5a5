/** A device that is to be logged out, by the name that the list gives it. */
export type Leaver = { id: string; name: string }

/** A device that stayed logged in, and the server's reason. */
export type Stayer = Leaver & { reason: string }

type Counts = {
  /** How many have been logged out. */
  done: number
  /** How many there were to be. */
  total: number
  failed: readonly Stayer[]
}

/** Logging several devices out, one after the other (SCR-11). */
export type LeavingState =
  | { phase: 'idle' }
  /** The first of the queue is being logged out. `stopping`: it is the last one, since the person has pressed "Stop". */
  | ({ phase: 'running' | 'stopping'; queue: readonly [Leaver, ...Leaver[]] } & Counts)
  /** All were tried, or the person stopped it. */
  | ({ phase: 'ended'; isStopped: boolean } & Counts)
  /** No answer came, so the rest was not tried: it would have failed as well. */
  | ({ phase: 'lost'; reason: string; rest: readonly Leaver[] } & Counts)

export type LeavingEvent =
  | { type: 'began'; devices: readonly Leaver[] }
  | { type: 'stop-pressed' }
  /** The first of the queue is out. */
  | { type: 'logged-out' }
  /** The server keeps it, which says nothing of the others. */
  | { type: 'refused'; reason: string }
  | { type: 'connection-lost'; reason: string }
  /** Nobody is logged in any more, or must go elsewhere first: that is said over the page. */
  | { type: 'given-up' }

export const initialLeaving: LeavingState = { phase: 'idle' }

type Running = Extract<LeavingState, { queue: unknown }>

/** Goes on to the next of the queue, or ends. */
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

/** The device that is being logged out. */
export function leavingNow(state: LeavingState): Leaver | undefined {
  return 'queue' in state ? state.queue[0] : undefined
}

/** The same, where some of its devices have gone since: what is not there any more is out as well. */
export function withoutGone(state: LeavingState, there: readonly { id: string }[]): LeavingState {
  if (state.phase !== 'ended' && state.phase !== 'lost') return state
  const stays = ({ id }: Leaver) => there.some((device) => device.id === id)
  const gone = toTryAgain(state).filter((device) => !stays(device)).length
  const left = { ...state, done: state.done + gone, failed: state.failed.filter(stays) }
  return left.phase === 'lost' ? { ...left, rest: left.rest.filter(stays) } : left
}

/** The devices that may be tried again: those that failed, and those that a lost connection has spared. */
export function toTryAgain(state: LeavingState): readonly Leaver[] {
  if (state.phase === 'lost') return [...state.failed, ...state.rest]
  return state.phase === 'ended' ? state.failed : []
}
