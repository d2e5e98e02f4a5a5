import { expect, test } from 'vitest'
import {
  type ConnectionEvent,
  type ConnectionState,
  connectionReducer,
  stateTimeouts,
} from '../../src/kit/connection/connection.machine.ts'

const run = (from: ConnectionState, ...types: ConnectionEvent['type'][]) =>
  types.reduce((state, type) => connectionReducer(state, { type }), from)

test('RS-1 shows that the connection is lost, then briefly that it is restored', () => {
  expect(run('online', 'disconnected')).toBe('interrupted')
  expect(run('online', 'disconnected', 'timed-out')).toBe('offline')
  expect(run('offline', 'connected')).toBe('reconnected')
  expect(run('offline', 'connected', 'timed-out')).toBe('online')
})

test('RS-1 does not show an interruption of less than a second', () => {
  expect(run('online', 'disconnected', 'connected')).toBe('online')
  expect(stateTimeouts.interrupted).toBe(1000)
})

test('RS-1 shows immediately that the connection is lost again, even while it is shown as restored', () => {
  expect(run('offline', 'connected', 'disconnected')).toBe('offline')
})

test('RS-1 stays online or offline until the connection changes', () => {
  expect(stateTimeouts.online).toBeUndefined()
  expect(stateTimeouts.offline).toBeUndefined()
  expect(run('offline', 'timed-out')).toBe('offline')
  expect(run('online', 'connected')).toBe('online')
})
