import { expect, test } from 'vitest'
import { sessionWatchReducer as reduce, type SessionWatchEvent } from '../../src/kit/session/session-watch.machine.ts'

const stateAfter = (...events: SessionWatchEvent[]) => events.reduce(reduce, 'unknown')

test('uses the first result as the initial state, without reporting a change', () => {
  expect(stateAfter()).toBe('unknown')
  expect(stateAfter('login-detected', 'login-detected')).toBe('logged-in')
  expect(stateAfter('logout-detected', 'logout-detected')).toBe('logged-out')
})

test('RQ-13 detects and remembers a login or logout elsewhere', () => {
  expect(stateAfter('logout-detected', 'login-detected')).toBe('logged-in-elsewhere')
  expect(stateAfter('logout-detected', 'login-detected', 'login-detected')).toBe('logged-in-elsewhere')
  expect(stateAfter('login-detected', 'logout-detected', 'logout-detected')).toBe('logged-out-elsewhere')
})

test('RQ-13 no longer reports a change once it is undone', () => {
  expect(stateAfter('logout-detected', 'login-detected', 'logout-detected')).toBe('logged-out')
  expect(stateAfter('login-detected', 'logout-detected', 'login-detected')).toBe('logged-in')
})

test('RS-3 reports a failed redirect after a login until the user logs out', () => {
  for (const event of [undefined, 'login-detected', 'logout-detected'] as const) {
    expect(stateAfter(...(event ? [event] : []), 'redirect-failure-detected', 'login-detected')).toBe('redirect-failed')
  }
  expect(stateAfter('redirect-failure-detected', 'logout-detected')).toBe('logged-out')
  expect(stateAfter('other-account-detected', 'redirect-failure-detected')).toBe('other-account')
})

test('RQ-14 detects another account in any state, and never leaves the state `other-account`', () => {
  expect(stateAfter('other-account-detected')).toBe('other-account')
  expect(stateAfter('login-detected', 'other-account-detected', 'login-detected', 'logout-detected')).toBe(
    'other-account',
  )
})
