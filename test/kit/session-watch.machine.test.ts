import { expect, test } from 'vitest'
import { sessionWatchReducer as reduce, type SessionWatchEvent } from '../../src/kit/session/session-watch.machine.ts'

const stateAfter = (...events: SessionWatchEvent[]) => events.reduce(reduce, 'unknown')

test('uses the first result as the initial state, without reporting a change', () => {
  expect(stateAfter()).toBe('unknown')
  expect(stateAfter('found-logged-in', 'found-logged-in')).toBe('logged-in')
  expect(stateAfter('found-logged-out', 'found-logged-out')).toBe('logged-out')
})

test('RQ-13 detects and remembers a login or logout elsewhere', () => {
  expect(stateAfter('found-logged-out', 'found-logged-in')).toBe('logged-in-elsewhere')
  expect(stateAfter('found-logged-out', 'found-logged-in', 'found-logged-in')).toBe('logged-in-elsewhere')
  expect(stateAfter('found-logged-in', 'found-logged-out', 'found-logged-out')).toBe('logged-out-elsewhere')
})

test('RQ-13 no longer reports a change once it is undone', () => {
  expect(stateAfter('found-logged-out', 'found-logged-in', 'found-logged-out')).toBe('logged-out')
  expect(stateAfter('found-logged-in', 'found-logged-out', 'found-logged-in')).toBe('logged-in')
})

test('RS-3 reports that the redirect after a login failed, until a logout', () => {
  for (const event of [undefined, 'found-logged-in', 'found-logged-out'] as const) {
    expect(stateAfter(...(event ? [event] : []), 'found-redirect-failed', 'found-logged-in')).toBe('redirect-failed')
  }
  expect(stateAfter('found-redirect-failed', 'found-logged-out')).toBe('logged-out')
  expect(stateAfter('found-other-account', 'found-redirect-failed')).toBe('other-account')
})

test('RQ-14 detects another account in any state, and never leaves the state `other-account`', () => {
  expect(stateAfter('found-other-account')).toBe('other-account')
  expect(stateAfter('found-logged-in', 'found-other-account', 'found-logged-in', 'found-logged-out')).toBe(
    'other-account',
  )
})
