import { expect, test } from 'vitest'
import {
  type ConnectionEvent,
  type ConnectionState,
  connectionReducer,
  stays,
} from '../../src/kit/connection/connection.machine.ts'

const run = (from: ConnectionState, ...types: ConnectionEvent['type'][]) =>
  types.reduce((state, type) => connectionReducer(state, { type }), from)

test('RS-1 a lost connection is shown, and its return is shown briefly', () => {
  expect(run('online', 'went')).toBe('lost')
  expect(run('online', 'went', 'time-up')).toBe('offline')
  expect(run('offline', 'came')).toBe('back')
  expect(run('offline', 'came', 'time-up')).toBe('online')
})

test('RS-1 an interruption of less than a second is not shown', () => {
  expect(run('online', 'went', 'came')).toBe('online')
  expect(stays.lost).toBe(1000)
})

test('RS-1 a connection lost again while "back" shows is shown at once', () => {
  expect(run('offline', 'came', 'went')).toBe('offline')
})

test('RS-1 states that wait for an event do not time out', () => {
  expect(stays.online).toBeUndefined()
  expect(stays.offline).toBeUndefined()
  expect(run('offline', 'time-up')).toBe('offline')
  expect(run('online', 'came')).toBe('online')
})
