import { expect, test } from 'vitest'
import { sessionWatchReducer as reduce, type SessionWatchEvent } from '../../src/kit/session/session-watch.machine.ts'

const after = (...events: SessionWatchEvent[]) => events.reduce(reduce, 'unknown')

test('what is found first is how it is, and nothing to speak of', () => {
  expect(after()).toBe('unknown')
  expect(after('found-in', 'found-in')).toBe('in')
  expect(after('found-out', 'found-out')).toBe('out')
})

test('RQ-13 a login and a logout elsewhere are noticed, and stay so', () => {
  expect(after('found-out', 'found-in')).toBe('came')
  expect(after('found-out', 'found-in', 'found-in')).toBe('came')
  expect(after('found-in', 'found-out', 'found-out')).toBe('went')
})

test('RQ-13 what is taken back is no news', () => {
  expect(after('found-out', 'found-in', 'found-out')).toBe('out')
  expect(after('found-in', 'found-out', 'found-in')).toBe('in')
})

test('RS-3 a login here that led to no page is said, until somebody has logged out', () => {
  for (const before of [undefined, 'found-in', 'found-out'] as const) {
    expect(after(...(before ? [before] : []), 'found-stayed', 'found-in')).toBe('stayed')
  }
  expect(after('found-stayed', 'found-out')).toBe('out')
  expect(after('found-other', 'found-stayed')).toBe('other')
})

test('RQ-14 another account is noticed whatever was known, and stays so', () => {
  expect(after('found-other')).toBe('other')
  expect(after('found-in', 'found-other', 'found-in', 'found-out')).toBe('other')
})
