import { expect, test } from 'vitest'
import {
  type ConnectionEvent,
  type ConnectionState,
  connectionReducer,
  stays,
} from '../../src/kit/connection/connection.machine.ts'

const run = (from: ConnectionState, ...types: ConnectionEvent['type'][]) =>
  types.reduce((state, type) => connectionReducer(state, { type }), from)

test('RS-1 gone for a while, it is said; there again, it is said for a moment', () => {
  expect(run('online', 'went')).toBe('lost')
  expect(run('online', 'went', 'time-up')).toBe('offline')
  expect(run('offline', 'came')).toBe('back')
  expect(run('offline', 'came', 'time-up')).toBe('online')
})

test('RS-1 gone for less than a second, neither is said', () => {
  expect(run('online', 'went', 'came')).toBe('online')
  expect(stays.lost).toBe(1000)
})

test('RS-1 gone again while "back" shows, it is said at once', () => {
  expect(run('offline', 'came', 'went')).toBe('offline')
})

test('RS-1 what lasts until something happens is not ended by time', () => {
  expect(stays.online).toBeUndefined()
  expect(stays.offline).toBeUndefined()
  expect(run('offline', 'time-up')).toBe('offline')
  expect(run('online', 'came')).toBe('online')
})
