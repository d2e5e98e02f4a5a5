import { expect, test } from 'vitest'
import {
  initialLeaving,
  type LeavingEvent,
  type LeavingState,
  leavingNow,
  leavingReducer,
  toTryAgain,
  withoutGone,
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

const stateAfter = (...events: LeavingEvent[]): LeavingState => events.reduce(leavingReducer, initialLeaving)

test('devices leave one after the other, and what is done is counted (SCR-11)', () => {
  expect(stateAfter(began)).toEqual({ phase: 'running', queue: [a, b, c], done: 0, total: 3, failed: [] })
  expect(leavingNow(stateAfter(began))).toBe(a)
  expect(stateAfter(began, out)).toEqual({ phase: 'running', queue: [b, c], done: 1, total: 3, failed: [] })
  expect(leavingNow(stateAfter(began, out))).toBe(b)
  const ended = stateAfter(began, out, out, out)
  expect(ended).toEqual({ phase: 'ended', isStopped: false, done: 3, total: 3, failed: [] })
  expect(leavingNow(ended)).toBeUndefined()
  expect(toTryAgain(ended)).toEqual([])
})

test('one that the server keeps holds up no other, and can be tried again with its like', () => {
  const ended = stateAfter(began, out, refused, out)
  expect(ended).toMatchObject({ phase: 'ended', done: 2, failed: [{ ...b, reason: 'No.' }] })
  expect(toTryAgain(ended)).toMatchObject([b])
  const again = leavingReducer(ended, { type: 'began', devices: toTryAgain(ended) })
  expect(again).toMatchObject({ phase: 'running', queue: [b], done: 0, total: 1, failed: [] })
})

test('a stop lets the one on its way come to its end, and begins no other', () => {
  const stopping = stateAfter(began, stop)
  expect(stopping).toMatchObject({ phase: 'stopping', queue: [a, b, c] })
  expect(leavingReducer(stopping, out)).toEqual({ phase: 'ended', isStopped: true, done: 1, total: 3, failed: [] })
  expect(leavingReducer(stopping, refused)).toMatchObject({ isStopped: true, failed: [a] })
  // Those that were spared were spared on purpose.
  expect(toTryAgain(leavingReducer(stopping, refused))).toMatchObject([a])
  expect(stateAfter(began, out, out, stop, out)).toMatchObject({ phase: 'ended', isStopped: false, done: 3 })
})

test('a lost connection spares the rest, which can be gone on with', () => {
  const lost = stateAfter(began, refused, { type: 'connection-lost', reason: 'Offline' })
  expect(lost).toMatchObject({ phase: 'lost', reason: 'Offline', rest: [b, c], done: 0, failed: [a] })
  expect(leavingNow(lost)).toBeUndefined()
  expect(toTryAgain(lost)).toMatchObject([a, b, c])
})

test('what has gone since is neither named nor tried again, and counts as out', () => {
  const ended = withoutGone(stateAfter(began, refused, refused, out), [b])
  expect(ended).toMatchObject({ phase: 'ended', done: 2, total: 3, failed: [{ ...b, reason: 'No.' }] })
  expect(toTryAgain(ended)).toMatchObject([b])
  const lost = withoutGone(stateAfter(began, refused, { type: 'connection-lost', reason: 'Lost.' }), [c])
  expect(lost).toMatchObject({ phase: 'lost', done: 2, total: 3, failed: [], rest: [c] })
  expect(toTryAgain(lost)).toEqual([c])
  const running = stateAfter(began, refused)
  expect(withoutGone(running, [])).toBe(running)
})
