import { expect, test } from 'vitest'
import { type Failure, hasCode, scriptLoadFailure } from '../../src/errors/failure.ts'

const rejected: Failure = { kind: 'rejected', items: [{ field: 'login' }, { code: '1100005' }, { code: '5' }] }

test('finds any of the given codes in an error response', () => {
  expect(hasCode(rejected, '1100005')).toBe(true)
  expect(hasCode(rejected, '1100006', '5')).toBe(true)
})

test('ignores field names and codes that the response does not contain', () => {
  expect(hasCode(rejected, '1100006', 'login', '')).toBe(false)
  expect(hasCode(rejected, 'undefined')).toBe(false)
  expect(hasCode(rejected)).toBe(false)
})

test('RQ-10 finds codes only in an error response', () => {
  expect(hasCode({ kind: 'status', status: 500 }, '500')).toBe(false)
  expect(hasCode({ kind: 'network', reason: 'offline' }, 'offline')).toBe(false)
  expect(hasCode({ kind: 'aborted' }, 'aborted')).toBe(false)
  expect(hasCode(undefined, '5')).toBe(false)
})

test.each([
  [true, { kind: 'network', reason: 'unreachable', needsReload: true }],
  [false, { kind: 'network', reason: 'offline' }],
])(
  'RS-1 reports a failed script load as a network failure that needs a reload only while online (online: %s)',
  (isOnline, failure) => {
    expect(scriptLoadFailure({ isOnline: () => isOnline })).toEqual(failure)
  },
)
