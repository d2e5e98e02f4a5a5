import { expect, test } from 'vitest'
import {
  type BulkLogoutEvent,
  type BulkLogoutState,
  bulkLogoutReducer,
  countGoneAsLoggedOut,
  deviceInProgress,
  devicesToRetry,
  initialBulkLogout,
} from '../../src/flows/account/devices/devices.machine.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: `Device ${id}` })) as [
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
]
const began = { type: 'began', devices: [a, b, c] } as const
const out = { type: 'logged-out' } as const
const refused = { type: 'refused', reason: 'No.' } as const
const stop = { type: 'stop-pressed' } as const

const stateAfter = (...events: BulkLogoutEvent[]): BulkLogoutState =>
  events.reduce(bulkLogoutReducer, initialBulkLogout)

test('devices are logged out one at a time and counted (SCR-11)', () => {
  expect(stateAfter(began)).toEqual({ phase: 'running', queue: [a, b, c], done: 0, total: 3, failed: [] })
  expect(deviceInProgress(stateAfter(began))).toBe(a)
  expect(stateAfter(began, out)).toEqual({ phase: 'running', queue: [b, c], done: 1, total: 3, failed: [] })
  expect(deviceInProgress(stateAfter(began, out))).toBe(b)
  const ended = stateAfter(began, out, out, out)
  expect(ended).toEqual({ phase: 'ended', isStopped: false, done: 3, total: 3, failed: [] })
  expect(deviceInProgress(ended)).toBeUndefined()
  expect(devicesToRetry(ended)).toEqual([])
})

test('a device that the server refuses to log out does not stop the rest, and can be retried with other failed ones', () => {
  const ended = stateAfter(began, out, refused, out)
  expect(ended).toMatchObject({ phase: 'ended', done: 2, failed: [{ ...b, reason: 'No.' }] })
  expect(devicesToRetry(ended)).toMatchObject([b])
  const again = bulkLogoutReducer(ended, { type: 'began', devices: devicesToRetry(ended) })
  expect(again).toMatchObject({ phase: 'running', queue: [b], done: 0, total: 1, failed: [] })
})

test('stopping finishes the current call and starts no more', () => {
  const stopping = stateAfter(began, stop)
  expect(stopping).toMatchObject({ phase: 'stopping', queue: [a, b, c] })
  expect(bulkLogoutReducer(stopping, out)).toEqual({ phase: 'ended', isStopped: true, done: 1, total: 3, failed: [] })
  expect(bulkLogoutReducer(stopping, refused)).toMatchObject({ isStopped: true, failed: [a] })
  // The rest was skipped on purpose.
  expect(devicesToRetry(bulkLogoutReducer(stopping, refused))).toMatchObject([a])
  expect(stateAfter(began, out, out, stop, out)).toMatchObject({ phase: 'ended', isStopped: false, done: 3 })
})

test('a lost connection skips the remaining devices, which can be retried', () => {
  const lost = stateAfter(began, refused, { type: 'connection-lost', reason: 'Offline' })
  expect(lost).toMatchObject({ phase: 'disconnected', reason: 'Offline', untried: [b, c], done: 0, failed: [a] })
  expect(deviceInProgress(lost)).toBeUndefined()
  expect(devicesToRetry(lost)).toMatchObject([a, b, c])
})

test('the run is aborted when the session has ended', () => {
  expect(stateAfter(began, out, { type: 'aborted' })).toEqual(initialBulkLogout)
})

test('the run does not start twice or without devices, and does not continue after its end', () => {
  expect(stateAfter(began, { type: 'began', devices: [c] })).toMatchObject({ queue: [a, b, c] })
  expect(stateAfter({ type: 'began', devices: [] })).toEqual(initialBulkLogout)
  const ended = stateAfter(began, out, out, out)
  for (const event of [out, refused, stop]) expect(bulkLogoutReducer(ended, event)).toBe(ended)
})

test('a device that has disappeared is neither listed nor retried, and counts as logged out', () => {
  const ended = countGoneAsLoggedOut(stateAfter(began, refused, refused, out), [b])
  expect(ended).toMatchObject({ phase: 'ended', done: 2, total: 3, failed: [{ ...b, reason: 'No.' }] })
  expect(devicesToRetry(ended)).toMatchObject([b])
  const lost = countGoneAsLoggedOut(stateAfter(began, refused, { type: 'connection-lost', reason: 'Lost.' }), [c])
  expect(lost).toMatchObject({ phase: 'disconnected', done: 2, total: 3, failed: [], untried: [c] })
  expect(devicesToRetry(lost)).toEqual([c])
  const running = stateAfter(began, refused)
  expect(countGoneAsLoggedOut(running, [])).toBe(running)
})
