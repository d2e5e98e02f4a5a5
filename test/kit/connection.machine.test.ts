import { expect, test } from 'vitest'
import {
  type ConnectionEvent,
  type ConnectionState,
  connectionReducer,
  stateTimeouts,
} from '../../src/kit/connection/connection.machine.ts'

const run = (from: ConnectionState, ...types: ConnectionEvent['type'][]) =>
  types.reduce((state, type) => connectionReducer(state, { type }), from)

test('RS-1 a lost connection is shown, and its return is shown briefly', () => {
  expect(run('online', 'disconnected')).toBe('interrupted')
  expect(run('online', 'disconnected', 'timed-out')).toBe('offline')
  expect(run('offline', 'connected')).toBe('reconnected')
  expect(run('offline', 'connected', 'timed-out')).toBe('online')
})

test('RS-1 an interruption of less than a second is not shown', () => {
  expect(run('online', 'disconnected', 'connected')).toBe('online')
  expect(stateTimeouts.interrupted).toBe(1000)
})

test('RS-1 a connection lost again while "back" is visible is shown at once', () => {
  expect(run('offline', 'connected', 'disconnected')).toBe('offline')
})

test('RS-1 states that wait for an event do not time out', () => {
  expect(stateTimeouts.online).toBeUndefined()
  expect(stateTimeouts.offline).toBeUndefined()
  expect(run('offline', 'timed-out')).toBe('offline')
  expect(run('online', 'connected')).toBe('online')
})
