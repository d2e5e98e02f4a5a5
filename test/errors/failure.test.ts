import { expect, test } from 'vitest'
import { type Failure, saysCode, scriptLost } from '../../src/errors/failure.ts'

const refusal: Failure = { kind: 'answer', items: [{ field: 'login' }, { code: '1100005' }, { code: '5' }] }

test('a refusal says each of its codes, and is asked for several at once', () => {
  expect(saysCode(refusal, '1100005')).toBe(true)
  expect(saysCode(refusal, '1100006', '5')).toBe(true)
})

test('a refusal says no other code, and an error without a code none at all', () => {
  expect(saysCode(refusal, '1100006', 'login', '')).toBe(false)
  expect(saysCode(refusal, 'undefined')).toBe(false)
  expect(saysCode(refusal)).toBe(false)
})

test('RQ-10 only an answer says a code', () => {
  expect(saysCode({ kind: 'status', status: 500 }, '500')).toBe(false)
  expect(saysCode({ kind: 'network', reason: 'offline' }, 'offline')).toBe(false)
  expect(saysCode({ kind: 'aborted' }, 'aborted')).toBe(false)
  expect(saysCode(undefined, '5')).toBe(false)
})

test.each([
  [true, { kind: 'network', reason: 'unreachable', takesReload: true }],
  [false, { kind: 'network', reason: 'offline' }],
])(
  'RS-1 a script that failed to load is a network failure; only online (%s) does a reload help',
  (isOnline, failure) => {
    expect(scriptLost({ isOnline: () => isOnline })).toEqual(failure)
  },
)
