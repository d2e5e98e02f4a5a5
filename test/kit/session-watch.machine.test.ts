import { expect, test } from 'vitest'
import { sessionWatchReducer as reduce, type SessionWatchEvent } from '../../src/kit/session/session-watch.machine.ts'

const stateAfter = (...events: SessionWatchEvent[]) => events.reduce(reduce, 'unknown')

test('takes the first result as the initial state, without announcing it', () => {
  expect(stateAfter()).toBe('unknown')
  expect(stateAfter('found-in', 'found-in')).toBe('in')
  expect(stateAfter('found-out', 'found-out')).toBe('out')
})

test('RQ-13 notices and keeps a login or logout elsewhere', () => {
  expect(stateAfter('found-out', 'found-in')).toBe('logged-in-elsewhere')
  expect(stateAfter('found-out', 'found-in', 'found-in')).toBe('logged-in-elsewhere')
  expect(stateAfter('found-in', 'found-out', 'found-out')).toBe('logged-out-elsewhere')
})

test('RQ-13 does not announce a change that is undone', () => {
  expect(stateAfter('found-out', 'found-in', 'found-out')).toBe('out')
  expect(stateAfter('found-in', 'found-out', 'found-in')).toBe('in')
})

test('RS-3 announces a login on this page that opened no other page, until a logout', () => {
  for (const before of [undefined, 'found-in', 'found-out'] as const) {
    expect(stateAfter(...(before ? [before] : []), 'found-stayed', 'found-in')).toBe('stayed')
  }
  expect(stateAfter('found-stayed', 'found-out')).toBe('out')
  expect(stateAfter('found-other', 'found-stayed')).toBe('other')
})

test('RQ-14 notices another account in any state, and keeps it', () => {
  expect(stateAfter('found-other')).toBe('other')
  expect(stateAfter('found-in', 'found-other', 'found-in', 'found-out')).toBe('other')
})
