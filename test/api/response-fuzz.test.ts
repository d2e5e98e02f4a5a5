import { expect, test } from 'vitest'
import type { Call } from '../../src/api/call.ts'
import { calls } from '../../src/api/calls/all.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { readResponse } from '../../src/api/transport/read-response.ts'
import { errorIds } from '../../src/errors/catalog.ts'
import type { Failure } from '../../src/errors/failure.ts'
import type { Situation } from '../../src/errors/handling.ts'
import { resolve } from '../../src/errors/resolve.ts'
import { fc } from '../fast-check.ts'

/** The properties of a valibot schema that the generators use. */
type Shape = {
  type: string
  entries?: Record<string, Shape>
  item?: Shape
  wrapped?: Shape
  options?: readonly unknown[]
  pipe?: readonly { requirement?: unknown }[]
}

const oddValues = [null, true, 0, 1e308, '', 'true', '9000001', 9000001, [], {}, [null], '\u202Ea\u0000', '//evil.test']
const oddValue = fc.oneof(fc.constantFrom<unknown[]>(...oddValues), fc.jsonValue({ maxDepth: 4 }))
const valueOrOdd = (...values: unknown[]) => fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 3 }, oddValue)

/** Generates values that match a schema, except that `oddPercent` percent of their parts come from `oddValue`. */
function generateValues(shape: Shape, oddPercent: number): fc.Arbitrary<unknown> {
  const generatePart = (inner: Shape) =>
    fc.oneof(
      { arbitrary: generateValues(inner, oddPercent), weight: 100 - oddPercent },
      { arbitrary: oddValue, weight: oddPercent },
    )
  const { type, entries = {}, item, wrapped, options = [], pipe = [] } = shape
  const pattern = pipe.map(({ requirement }) => requirement).find((requirement) => requirement instanceof RegExp)
  if (type === 'string') return pattern ? fc.stringMatching(pattern) : fc.string({ minLength: 1 })
  if (type === 'number') return fc.integer({ min: 1 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'picklist') return fc.constantFrom(...options)
  if (type === 'union') return fc.oneof(...options.map((option) => generatePart(option as Shape)))
  if (item) return fc.array(generatePart(item), { maxLength: 5 })
  if (wrapped) return fc.option(generatePart(wrapped), { nil: undefined })
  return fc.record(Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, generatePart(entry)])))
}

const item = fc.record(
  {
    field: valueOrOdd('login', 'password', 'pic_captcha', 'two_step_captcha'),
    error_code: valueOrOdd('force_two_step', 'already_verified', 'pic_captcha_error', 9000001, '1800002', 9200001, 5),
    error_msg: valueOrOdd('Wrong.', ' \u202Egnp\u0007', 'x'.repeat(999)),
    download_link: valueOrOdd('https://cdn.test/setup.exe', '/setup.exe', '//evil.test', 'javascript:alert(1)'),
  },
  { requiredKeys: [] },
)
const items = fc.array(fc.oneof(item, oddValue), { maxLength: 5 })
const errors = fc.oneof(item, items, fc.dictionary(fc.string(), item), oddValue)
const errorResponse = fc.record(
  { success: valueOrOdd(false), errors, redirect: oddValue, force_two_step: oddValue },
  { requiredKeys: ['errors'] },
)

/** Functions that corrupt a body. Most return it unchanged. A prepended key is overridden if the body contains it. */
const corruptions = fc.constantFrom(
  ...Array<(text: string) => string>(16).fill((text) => text),
  (text: string) => text.slice(0, text.length / 2),
  (text: string) => `[${text}]`,
  (text: string) => text.replace(/^\{(?!\})/, '{"__proto__":{"success":true,"planted":true},'),
  (text: string) => text.replace(/^\{(?!\})/, `{"errors":${'['.repeat(5000)}${']'.repeat(5000)},`),
  (text: string) => text.replace(/^\{(?!\})/, `{"errors":[${'"x",'.repeat(5000)}"x"],`),
)

/** Generates bodies that a server might return for a call: valid or partly valid content, errors or an odd value. */
function generateBodies({ name }: Call): fc.Arbitrary<string> {
  const shape = shapes[name].response as unknown as Shape
  const generateContent = (oddPercent: number) =>
    generateValues(shape, oddPercent).map((value) => ({ success: true, ...(value as object) }))
  const anyContent = fc.oneof(
    { arbitrary: generateContent(0), weight: 4 },
    { arbitrary: generateContent(30), weight: 6 },
    { arbitrary: errorResponse, weight: 6 },
    { arbitrary: oddValue, weight: 1 },
  )
  return fc.tuple(anyContent, corruptions).map(([value, corrupt]) => corrupt(JSON.stringify(value)))
}

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
const responses = fc.oneof(
  ...Object.entries(calls).map(([name, call]) => fc.record({ name: fc.constant(name), body: generateBodies(call) })),
)

/** Expects `success: true`, unless the body omits `success` and the call allows that. */
function expectExplicitSuccess(call: Call, body: string) {
  const content = JSON.parse(body) as { success?: unknown }
  if (!call.mayOmitSuccess || Object.hasOwn(content, 'success')) expect(content.success).toBe(true)
}

function expectSafeHandlings(failure: Failure, situation: Situation) {
  if (failure.kind === 'rejected') expect(failure.items.length).toBeLessThanOrEqual(50)
  const handlings = resolve(failure, situation)
  expect(handlings.length).toBeGreaterThan(0)
  for (const { id, serverText = 'x', followUp } of handlings) {
    expect(errorIds).toContain(id)
    // Only the bidi isolates that enclose right-to-left text are allowed.
    expect(serverText.replace(/^\u2068(.+)\u2069$/u, '$1')).not.toMatch(/^$|[\p{Cc}\p{Bidi_Control}]/u)
    if (followUp.kind === 'open-link') expect(followUp.href).toMatch(/^https?:\/\//)
  }
}

test('RQ-5 reads 10,000 generated responses without throwing, and handles every failure safely', () => {
  const kindsByCall = new Map(Object.keys(calls).map((name) => [name, new Set<string>()]))
  fc.assert(
    fc.property(responses, statuses, situations, ({ name, body }, status, situation) => {
      const call = calls[name] as Call
      const result = readResponse(call, shapes[call.name].response, { status, body })
      kindsByCall.get(name)?.add(result.ok ? 'success' : result.failure.kind)
      if (result.ok) {
        expectExplicitSuccess(call, body)
        expect(Object.getPrototypeOf(result.value)).toBe(Object.prototype)
      } else expectSafeHandlings(result.failure, { ...situation, handledErrors: call.handledErrors })
      expect({}).not.toHaveProperty('planted')
    }),
    { numRuns: 10_000 },
  )
  // Each call must have produced successes and every kind of failure that a response can cause.
  for (const [name, kinds] of kindsByCall)
    expect([name, ...[...kinds].sort()]).toEqual([name, 'network', 'rejected', 'status', 'success'])
}, 60_000)
