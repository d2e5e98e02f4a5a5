import { expect, test } from 'vitest'
import {
  type BulkLogoutEvent,
  type BulkLogoutState,
  bulkLogoutReducer,
  countMissingAsLoggedOut,
  getDeviceBeingLoggedOut,
  getDevicesToRetry,
  initialBulkLogout,
} from '../../src/flows/account/devices/devices.machine.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: `Device ${id}` })) as [
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
]
const started = { type: 'started', devices: [a, b, c] } as const
const loggedOut = { type: 'logged-out' } as const
const rejected = { type: 'rejected', reason: 'No.' } as const
const stopPressed = { type: 'stop-pressed' } as const

const stateAfter = (...events: BulkLogoutEvent[]): BulkLogoutState =>
  events.reduce(bulkLogoutReducer, initialBulkLogout)

test('logs devices out one at a time and counts them (SCR-11)', () => {
  expect(stateAfter(started)).toEqual({
    phase: 'running',
    queue: [a, b, c],
    loggedOutCount: 0,
    total: 3,
    failedDevices: [],
  })
  expect(getDeviceBeingLoggedOut(stateAfter(started))).toBe(a)
  expect(stateAfter(started, loggedOut)).toEqual({
    phase: 'running',
    queue: [b, c],
    loggedOutCount: 1,
    total: 3,
    failedDevices: [],
  })
  expect(getDeviceBeingLoggedOut(stateAfter(started, loggedOut))).toBe(b)
  const endedState = stateAfter(started, loggedOut, loggedOut, loggedOut)
  expect(endedState).toEqual({ phase: 'ended', wasStopped: false, loggedOutCount: 3, total: 3, failedDevices: [] })
  expect(getDeviceBeingLoggedOut(endedState)).toBeUndefined()
  expect(getDevicesToRetry(endedState)).toEqual([])
})

test('continues after the server refuses to log out a device, and can retry that device', () => {
  const endedState = stateAfter(started, loggedOut, rejected, loggedOut)
  expect(endedState).toMatchObject({ phase: 'ended', loggedOutCount: 2, failedDevices: [{ ...b, reason: 'No.' }] })
  expect(getDevicesToRetry(endedState)).toMatchObject([b])
  const retryingState = bulkLogoutReducer(endedState, { type: 'started', devices: getDevicesToRetry(endedState) })
  expect(retryingState).toMatchObject({ phase: 'running', queue: [b], loggedOutCount: 0, total: 1, failedDevices: [] })
})

test('finishes the current call but starts no other once the user stops the bulk logout', () => {
  const stoppingState = stateAfter(started, stopPressed)
  expect(stoppingState).toMatchObject({ phase: 'stopping', queue: [a, b, c] })
  expect(bulkLogoutReducer(stoppingState, loggedOut)).toEqual({
    phase: 'ended',
    wasStopped: true,
    loggedOutCount: 1,
    total: 3,
    failedDevices: [],
  })
  expect(bulkLogoutReducer(stoppingState, rejected)).toMatchObject({ wasStopped: true, failedDevices: [a] })
  // The remaining devices are not retried, because the user skipped them on purpose.
  expect(getDevicesToRetry(bulkLogoutReducer(stoppingState, rejected))).toMatchObject([a])
  expect(stateAfter(started, loggedOut, loggedOut, stopPressed, loggedOut)).toMatchObject({
    phase: 'ended',
    wasStopped: false,
    loggedOutCount: 3,
  })
})

test('skips the remaining devices if the connection is lost, and can retry them', () => {
  const state = stateAfter(started, rejected, { type: 'connection-lost', reason: 'Offline' })
  expect(state).toMatchObject({
    phase: 'disconnected',
    reason: 'Offline',
    untriedDevices: [b, c],
    loggedOutCount: 0,
    failedDevices: [a],
  })
  expect(getDeviceBeingLoggedOut(state)).toBeUndefined()
  expect(getDevicesToRetry(state)).toMatchObject([a, b, c])
})

test('aborts the bulk logout when the session has ended', () => {
  expect(stateAfter(started, loggedOut, { type: 'aborted' })).toEqual(initialBulkLogout)
})

test('does not start a bulk logout without devices or while another is running, and ignores late events', () => {
  expect(stateAfter(started, { type: 'started', devices: [c] })).toMatchObject({ queue: [a, b, c] })
  expect(stateAfter({ type: 'started', devices: [] })).toEqual(initialBulkLogout)
  const endedState = stateAfter(started, loggedOut, loggedOut, loggedOut)
  for (const event of [loggedOut, rejected, stopPressed]) expect(bulkLogoutReducer(endedState, event)).toBe(endedState)
})

test('counts a failed or untried device as logged out if it is no longer listed, and does not retry it', () => {
  const endedState = countMissingAsLoggedOut(stateAfter(started, rejected, rejected, loggedOut), [b])
  expect(endedState).toMatchObject({
    phase: 'ended',
    loggedOutCount: 2,
    total: 3,
    failedDevices: [{ ...b, reason: 'No.' }],
  })
  expect(getDevicesToRetry(endedState)).toMatchObject([b])
  const state = countMissingAsLoggedOut(stateAfter(started, rejected, { type: 'connection-lost', reason: 'Lost.' }), [
    c,
  ])
  expect(state).toMatchObject({
    phase: 'disconnected',
    loggedOutCount: 2,
    total: 3,
    failedDevices: [],
    untriedDevices: [c],
  })
  expect(getDevicesToRetry(state)).toEqual([c])
  const runningState = stateAfter(started, rejected)
  expect(countMissingAsLoggedOut(runningState, [])).toBe(runningState)
})
