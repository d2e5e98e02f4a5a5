import { expect, test } from 'vitest'
import { parseRetryAfter } from '../../src/api/transport/transport.ts'

const now = Date.parse('2026-01-01T00:00:00Z')

test.each([
  ['120', 120_000],
  [' 5 ', 5000],
  ['0', 0],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ['999999999', 999_999_999_000],
])('RQ-7 parses the Retry-After header %j', (header, ms) => {
  expect(parseRetryAfter(header, now)).toBe(ms)
})

test.each(['soon', 'soon 5', 'in 2050', '1.5', '-5', 'soon GMT', '1000000000', '', null])(
  'RQ-7 ignores the Retry-After header %j',
  (header) => expect(parseRetryAfter(header, now)).toBeUndefined(),
)
