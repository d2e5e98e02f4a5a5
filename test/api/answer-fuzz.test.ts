import { expect, test } from 'vitest'
import type { Call } from '../../src/api/call.ts'
import { calls } from '../../src/api/calls/all.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { readAnswer } from '../../src/api/transport/read-answer.ts'
import { errorIds } from '../../src/errors/catalogue.ts'
import type { Failure } from '../../src/errors/failure.ts'
import type { Situation } from '../../src/errors/handling.ts'
import { resolve } from '../../src/errors/resolve.ts'
import { fc } from '../fast-check.ts'
import { oddAnswers } from './odd-answers.ts'

const statuses = fc.oneof(
  { arbitrary: fc.constantFrom(200, 201, 204), weight: 7 },
  { arbitrary: fc.constantFrom(302, 400, 401, 403, 404, 429, 500, 502, 503), weight: 2 },
  { arbitrary: fc.integer({ min: 0, max: 999 }), weight: 1 },
)
const situations = fc.record<Situation>({
  clientType: fc.constantFrom('web', 'sync', 'app'),
  isMobile: fc.boolean(),
  fields: fc.subarray(['login', 'password', 'pic_captcha', 'two_step_captcha']),
})
const answers = fc.oneof(
  ...Object.entries(calls).map(([name, call]) => fc.record({ name: fc.constant(name), body: oddAnswers(call) })),
)

/** Only an explicit `success: true` is a success, except that a bare call's answer may omit it. */
function expectSaid(call: Call, body: string) {
  const content = JSON.parse(body) as { success?: unknown }
  if (!call.isBare || Object.hasOwn(content, 'success')) expect(content.success).toBe(true)
}

function expectHandled(failure: Failure, situation: Situation) {
  if (failure.kind === 'answer') expect(failure.items.length).toBeLessThanOrEqual(50)
  const handlings = resolve(failure, situation)
  expect(handlings.length).toBeGreaterThan(0)
  for (const { id, serverText = 'x', follow } of handlings) {
    expect(errorIds).toContain(id)
    // Messages with right-to-left text are isolated.
    expect(serverText.replace(/^\u2068(.+)\u2069$/u, '$1')).not.toMatch(/^$|[\p{Cc}\p{Bidi_Control}]/u)
    if (follow.kind === 'open-link') expect(follow.href).toMatch(/^https?:\/\//)
  }
}

test('RQ-5 reads 10,000 malformed answers without an exception, and handles every failure', () => {
  const seen = new Map(Object.keys(calls).map((name) => [name, new Set<string>()]))
  fc.assert(
    fc.property(answers, statuses, situations, ({ name, body }, status, situation) => {
      const call = calls[name] as Call
      const result = readAnswer(call, shapes[call.name].answer, { status, body })
      seen.get(name)?.add(result.ok ? 'success' : result.failure.kind)
      if (result.ok) {
        expectSaid(call, body)
        expect(Object.getPrototypeOf(result.value)).toBe(Object.prototype)
      } else expectHandled(result.failure, { ...situation, accepts: call.accepts })
      expect({}).not.toHaveProperty('planted')
    }),
    { numRuns: 10_000 },
  )
  // The answers must include both successes and failures.
  for (const [name, kinds] of seen)
    expect([name, ...[...kinds].sort()]).toEqual([name, 'answer', 'network', 'status', 'success'])
}, 60_000)
