/** A device with its unique name from `useDeviceLabels`. */
export type NamedDevice = { id: string; name: string }

export type FailedDevice = NamedDevice & { reason: string }

type BulkLogoutProgress = {
  loggedOutCount: number
  total: number
  failedDevices: readonly FailedDevice[]
}

/** The progress of a bulk logout, which logs out several devices one after another (SCR-11). */
export type BulkLogoutState =
  | { phase: 'idle' }
  /** The first device in the queue is being logged out. In `stopping`, no more devices are logged out after it. */
  | ({ phase: 'running' | 'stopping'; queue: readonly [NamedDevice, ...NamedDevice[]] } & BulkLogoutProgress)
  | ({ phase: 'ended'; wasStopped: boolean } & BulkLogoutProgress)
  /** `untriedDevices` includes the device whose logout was in progress when the connection was lost. */
  | ({ phase: 'disconnected'; reason: string; untriedDevices: readonly NamedDevice[] } & BulkLogoutProgress)

export type BulkLogoutEvent =
  | { type: 'started'; devices: readonly NamedDevice[] }
  | { type: 'stop-pressed' }
  | { type: 'logged-out' }
  /** The first device in the queue could not be logged out, but other devices might be. */
  | { type: 'rejected'; reason: string }
  | { type: 'connection-lost'; reason: string }
  /** The session has ended or the server redirects the user, so the bulk logout ends without showing a message. */
  | { type: 'aborted' }

export const initialBulkLogout: BulkLogoutState = { phase: 'idle' }

type Running = Extract<BulkLogoutState, { queue: unknown }>

function advanceQueue({ phase, queue: [, nextDevice, ...laterDevices], ...progress }: Running): BulkLogoutState {
  if (!nextDevice) return { phase: 'ended', wasStopped: false, ...progress }
  if (phase === 'stopping') return { phase: 'ended', wasStopped: true, ...progress }
  return { phase, queue: [nextDevice, ...laterDevices], ...progress }
}

export function bulkLogoutReducer(state: BulkLogoutState, event: BulkLogoutEvent): BulkLogoutState {
  const isRunning = state.phase === 'running' || state.phase === 'stopping'
  if (event.type === 'started') {
    const [firstDevice, ...otherDevices] = event.devices
    if (isRunning || !firstDevice) return state
    return {
      phase: 'running',
      queue: [firstDevice, ...otherDevices],
      loggedOutCount: 0,
      total: event.devices.length,
      failedDevices: [],
    }
  }
  if (!isRunning) return state
  switch (event.type) {
    case 'stop-pressed':
      return { ...state, phase: 'stopping' }
    case 'logged-out':
      return advanceQueue({ ...state, loggedOutCount: state.loggedOutCount + 1 })
    case 'rejected':
      return advanceQueue({
        ...state,
        failedDevices: [...state.failedDevices, { ...state.queue[0], reason: event.reason }],
      })
    case 'connection-lost': {
      const { queue, loggedOutCount, total, failedDevices } = state
      return {
        phase: 'disconnected',
        reason: event.reason,
        untriedDevices: queue,
        loggedOutCount,
        total,
        failedDevices,
      }
    }
    case 'aborted':
      return initialBulkLogout
  }
}

export function getDeviceBeingLoggedOut(state: BulkLogoutState): NamedDevice | undefined {
  return 'queue' in state ? state.queue[0] : undefined
}

/** Counts failed and untried devices as logged out if they are no longer listed. */
export function countMissingAsLoggedOut(state: BulkLogoutState, listed: readonly { id: string }[]): BulkLogoutState {
  if (state.phase !== 'ended' && state.phase !== 'disconnected') return state
  const isListed = ({ id }: NamedDevice) => listed.some((device) => device.id === id)
  const missingCount = getDevicesToRetry(state).filter((device) => !isListed(device)).length
  const newState = {
    ...state,
    loggedOutCount: state.loggedOutCount + missingCount,
    failedDevices: state.failedDevices.filter(isListed),
  }
  return newState.phase === 'disconnected'
    ? { ...newState, untriedDevices: newState.untriedDevices.filter(isListed) }
    : newState
}

/** Returns the devices that could not be logged out or were not tried. */
export function getDevicesToRetry(state: BulkLogoutState): readonly NamedDevice[] {
  if (state.phase === 'disconnected') return [...state.failedDevices, ...state.untriedDevices]
  return state.phase === 'ended' ? state.failedDevices : []
}
