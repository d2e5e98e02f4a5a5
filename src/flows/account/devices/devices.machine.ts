/** A device as named in the list. */
export type NamedDevice = { id: string; name: string }

export type FailedDevice = NamedDevice & { reason: string }

type Counts = {
  done: number
  total: number
  failed: readonly FailedDevice[]
}

/** A bulk log-out: several devices, one after the other (SCR-11). */
export type LeavingState =
  | { phase: 'idle' }
  /** The first device in the queue is being logged out; in `stopping`, it is the last one. */
  | ({ phase: 'running' | 'stopping'; queue: readonly [NamedDevice, ...NamedDevice[]] } & Counts)
  | ({ phase: 'ended'; isStopped: boolean } & Counts)
  /** The connection was lost, so the devices in `rest` were not tried. */
  | ({ phase: 'lost'; reason: string; rest: readonly NamedDevice[] } & Counts)

export type LeavingEvent =
  | { type: 'began'; devices: readonly NamedDevice[] }
  | { type: 'stop-pressed' }
  | { type: 'logged-out' }
  /** Refused for this device; others may still succeed. */
  | { type: 'refused'; reason: string }
  | { type: 'connection-lost'; reason: string }
  /** The session has ended or the server redirects, which is shown over the page. */
  | { type: 'given-up' }

export const initialLeaving: LeavingState = { phase: 'idle' }

type Running = Extract<LeavingState, { queue: unknown }>

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

export function deviceInProgress(state: LeavingState): NamedDevice | undefined {
  return 'queue' in state ? state.queue[0] : undefined
}

/** Counts devices that have disappeared from the list as logged out. */
export function withoutGone(state: LeavingState, listed: readonly { id: string }[]): LeavingState {
  if (state.phase !== 'ended' && state.phase !== 'lost') return state
  const isListed = ({ id }: NamedDevice) => listed.some((device) => device.id === id)
  const gone = devicesToRetry(state).filter((device) => !isListed(device)).length
  const updated = { ...state, done: state.done + gone, failed: state.failed.filter(isListed) }
  return updated.phase === 'lost' ? { ...updated, rest: updated.rest.filter(isListed) } : updated
}

/** The devices that failed or were not tried. */
export function devicesToRetry(state: LeavingState): readonly NamedDevice[] {
  if (state.phase === 'lost') return [...state.failed, ...state.rest]
  return state.phase === 'ended' ? state.failed : []
}
