import { expect, test } from 'vitest'
import { readRetryAfter } from '../../src/api/transport/transport.ts'

const now = Date.parse('2026-01-01T00:00:00Z')

test.each([
  ['120', 120_000],
  [' 5 ', 5000],
  ['0', 0],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ['soon', undefined],
  ['soon 5', undefined],
  ['in 2050', undefined],
  ['1.5', undefined],
  ['-5', undefined],
  ['soon GMT', undefined],
  ['999999999', 999_999_999_000],
  ['1000000000', undefined],
  ['', undefined],
  [null, undefined],
])('RQ-7 reads the delay of Retry-After %j', (header, ms) => {
  expect(readRetryAfter(header, now)).toBe(ms)
})
