import { expect, test } from 'vitest'
import { sessionWatchReducer as reduce, type SessionWatchEvent } from '../../src/kit/session/session-watch.machine.ts'

const after = (...events: SessionWatchEvent[]) => events.reduce(reduce, 'unknown')

test('the first result is the initial state and is not announced', () => {
  expect(after()).toBe('unknown')
  expect(after('found-in', 'found-in')).toBe('in')
  expect(after('found-out', 'found-out')).toBe('out')
})

test('RQ-13 a login and a logout elsewhere are noticed and kept', () => {
  expect(after('found-out', 'found-in')).toBe('logged-in-elsewhere')
  expect(after('found-out', 'found-in', 'found-in')).toBe('logged-in-elsewhere')
  expect(after('found-in', 'found-out', 'found-out')).toBe('logged-out-elsewhere')
})

test('RQ-13 a change that is undone is not announced', () => {
  expect(after('found-out', 'found-in', 'found-out')).toBe('out')
  expect(after('found-in', 'found-out', 'found-in')).toBe('in')
})

test('RS-3 a login here that opened no page is announced until a logout', () => {
  for (const before of [undefined, 'found-in', 'found-out'] as const) {
    expect(after(...(before ? [before] : []), 'found-stayed', 'found-in')).toBe('stayed')
  }
  expect(after('found-stayed', 'found-out')).toBe('out')
  expect(after('found-other', 'found-stayed')).toBe('other')
})

test('RQ-14 another account is noticed in any state and kept', () => {
  expect(after('found-other')).toBe('other')
  expect(after('found-in', 'found-other', 'found-in', 'found-out')).toBe('other')
})
