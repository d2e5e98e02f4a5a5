import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getLogin } from '../../src/api/calls/credentials.ts'
import { getLoginSettings, login } from '../../src/api/calls/login.ts'
import { readAnswer } from '../../src/api/read-answer.ts'
import { errorIds } from '../../src/errors/catalogue.ts'
import { resolve } from '../../src/errors/resolve.ts'

const odd = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    false,
    0,
    1,
    -1,
    1e308,
    '',
    ' ',
    'true',
    '9000001',
    9000001,
    [],
    {},
    [[]],
    '\u202E',
    '//evil.test',
    'javascript:alert(1)',
  ),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary' }),
)
const itemOf = fc.dictionary(fc.constantFrom('field', 'error_code', 'error_msg', 'download_link', 'x'), odd)
const keys = fc.constantFrom(
  'success',
  'redirect',
  'user',
  'errors',
  'force_two_step',
  'login_methods',
  'thirds',
  '__proto__',
)
const content = fc.oneof(
  fc.dictionary(keys, fc.oneof(odd, itemOf, fc.array(itemOf, { maxLength: 5 }))),
  fc.record({ success: fc.constant(true), force_two_step: odd, user: odd, redirect: odd, login_methods: odd }),
  odd,
)
const body = fc.oneof(
  content.map((value) => JSON.stringify(value)),
  content.map((value) => JSON.stringify(value).slice(1)),
  fc.string({ unit: 'binary' }),
)
const status = fc.oneof(
  fc.constantFrom(200, 200, 204, 302, 400, 401, 403, 404, 429, 500, 502, 503),
  fc.integer({ min: 0, max: 999 }),
)
const call = fc.constantFrom(login, getLogin, getLoginSettings)
const web = { clientType: 'web', isMobile: false, fields: ['login', 'password'] } as const

test('RQ-5 10,000 odd answers: never an exception, always a result, and a failure is always handled', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(call, status, body, (asked, given, text) => {
      const result = readAnswer(asked, { status: given, body: text })
      if (result.ok) {
        seen.add('success')
        expect(JSON.parse(text)).toMatchObject({ success: true })
        return
      }
      seen.add(result.failure.kind)
      const handlings = resolve(result.failure, web)
      expect(handlings.length).toBeGreaterThan(0)
      for (const { id, serverText = 'x', follow } of handlings) {
        expect(errorIds).toContain(id)
        expect(serverText).not.toMatch(/^$|[\p{Cc}\p{Bidi_Control}]/u)
        if (follow.kind === 'open-link') expect(follow.href).toMatch(/^https?:/)
      }
    }),
    { numRuns: 10_000 },
  )
  // Odd, but not so odd that only one thing ever happens.
  expect([...seen].sort()).toEqual(['answer', 'network', 'status', 'success'])
}, 60_000)
