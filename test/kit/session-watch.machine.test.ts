import { expect, test } from 'vitest'
import { sessionWatchReducer as reduce, type SessionWatchEvent } from '../../src/kit/session/session-watch.machine.ts'

const after = (...events: SessionWatchEvent[]) => events.reduce(reduce, 'unknown')

test('the first result is the initial state and is not announced', () => {
  expect(after()).toBe('unknown')
  expect(after('found-logged-in', 'found-logged-in')).toBe('logged-in')
  expect(after('found-logged-out', 'found-logged-out')).toBe('logged-out')
})

test('RQ-13 a login and a logout elsewhere are noticed and kept', () => {
  expect(after('found-logged-out', 'found-logged-in')).toBe('logged-in-elsewhere')
  expect(after('found-logged-out', 'found-logged-in', 'found-logged-in')).toBe('logged-in-elsewhere')
  expect(after('found-logged-in', 'found-logged-out', 'found-logged-out')).toBe('logged-out-elsewhere')
})

test('RQ-13 a change that is undone is not announced', () => {
  expect(after('found-logged-out', 'found-logged-in', 'found-logged-out')).toBe('logged-out')
  expect(after('found-logged-in', 'found-logged-out', 'found-logged-in')).toBe('logged-in')
})

test('RS-3 a login here that opened no page is announced until a logout', () => {
  for (const before of [undefined, 'found-logged-in', 'found-logged-out'] as const) {
    expect(after(...(before ? [before] : []), 'found-no-page-opened', 'found-logged-in')).toBe('no-page-opened')
  }
  expect(after('found-no-page-opened', 'found-logged-out')).toBe('logged-out')
  expect(after('found-other-account', 'found-no-page-opened')).toBe('other-account')
})

test('RQ-14 another account is noticed in any state and kept', () => {
  expect(after('found-other-account')).toBe('other-account')
  expect(after('found-logged-in', 'found-other-account', 'found-logged-in', 'found-logged-out')).toBe('other-account')
})
