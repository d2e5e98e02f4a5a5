import type { Call } from '../../src/api/call.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { fc } from '../fast-check.ts'

/** The parts of a valibot schema that the generators use. */
type Shape = {
  type: string
  entries?: Record<string, Shape>
  item?: Shape
  wrapped?: Shape
  options?: readonly unknown[]
  pipe?: readonly { type: string; requirement?: unknown }[]
}

const oddValues = [
  ...[null, true, false, 0, 1, -1, 1e308, '', ' ', 'true', '9000001', 9000001, [], {}, [[]], [null], 'null'],
  ...['\u202Ea\u0000', '//evil.test', 'javascript:alert(1)'],
]
const odd = fc.oneof(
  fc.constantFrom<unknown[]>(...oddValues),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary' }),
)

/** Values that match a schema, with a percentage of their parts, `oddity`, replaced by arbitrary values. */
function shaped(shape: Shape, oddity: number): fc.Arbitrary<unknown> {
  const part = (inner: Shape) =>
    fc.oneof({ arbitrary: shaped(inner, oddity), weight: 100 - oddity }, { arbitrary: odd, weight: oddity })
  const { type, entries = {}, item, wrapped, options = [], pipe = [] } = shape
  const pattern = pipe.find((action) => action.type === 'regex')?.requirement
  if (type === 'string') return pattern instanceof RegExp ? fc.stringMatching(pattern) : fc.string({ minLength: 1 })
  if (type === 'number') return fc.integer({ min: 1 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'picklist') return fc.constantFrom(...options)
  if (type === 'union') return fc.oneof(...options.map((option) => part(option as Shape)))
  if (type === 'array' && item) return fc.array(part(item), { maxLength: 5 })
  if ((type === 'optional' || type === 'nullable') && wrapped) return fc.option(part(wrapped), { nil: undefined })
  if (type === 'object' || type === 'loose_object')
    return fc.record(Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, part(entry)])))
  throw new Error(`No values can be generated for a schema of type ${type}.`)
}

const orOdd = (...values: unknown[]) => fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 3 }, odd)
const codes = ['force_two_step', 'already_verified', 'pic_captcha_error', 9000001, '1800002', 9200001, '2001001', 5]
const item = fc.record(
  {
    field: orOdd('login', 'password', 'pic_captcha', 'two_step_captcha'),
    error_code: orOdd(...codes),
    error_msg: orOdd('Wrong.', ' \u202Egnp\u0007', 'x'.repeat(999)),
    download_link: orOdd('https://cdn.test/setup.exe', '/setup.exe', '//evil.test', 'javascript:alert(1)'),
  },
  { requiredKeys: [] },
)
const errors = fc.oneof(item, fc.array(fc.oneof(item, odd), { maxLength: 5 }), fc.dictionary(fc.string(), item), odd)
const refused = { success: orOdd(false), errors }
const refusal = fc.oneof(
  { arbitrary: fc.record(refused, { requiredKeys: ['errors'] }), weight: 3 },
  fc.record({ ...refused, redirect: odd, force_two_step: odd }, { requiredKeys: ['errors'] }),
)

/** Inserts text at the start of an answer's object, where later keys with the same name win. */
const prefixed = (prefix: string) => (text: string) => text.replace(/^\{(?!\})/, `{${prefix},`)

/** Ways in which a text can be damaged or manipulated in transit. */
const mishaps = fc.oneof(
  { arbitrary: fc.constant((text: string) => text), weight: 16 },
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) => (text: string) => text.slice(0, text.length * share)),
  fc.constantFrom(
    (text: string) => `\uFEFF${text}`,
    (text: string) => `[${text}]`,
    prefixed('"__proto__":{"success":true,"planted":true}'),
    prefixed('"constructor":{"prototype":{"planted":true}}'),
    prefixed(`"errors":${'['.repeat(5000)}${']'.repeat(5000)}`),
    prefixed(`"errors":[${'"x",'.repeat(5000)}"x"]`),
    prefixed(`"redirect":"${'x'.repeat(50_000)}"`),
  ),
)

/** Texts that a server might return for a call: valid, partly valid, a refusal, or something entirely unexpected. */
export function oddAnswers({ name }: Call): fc.Arbitrary<string> {
  const shape = shapes[name].answer as unknown as Shape
  const content = (oddity: number) => shaped(shape, oddity).map((value) => ({ success: true, ...(value as object) }))
  const any = fc.oneof(
    { arbitrary: content(0), weight: 4 },
    { arbitrary: content(30), weight: 4 },
    { arbitrary: shaped(shape, 10), weight: 2 },
    { arbitrary: refusal, weight: 4 },
    { arbitrary: fc.tuple(content(10), refusal).map(([right, wrong]) => ({ ...right, ...wrong })), weight: 2 },
    { arbitrary: odd, weight: 1 },
  )
  const text = any.map((value) => JSON.stringify(value))
  return fc.oneof(
    { arbitrary: fc.tuple(text, mishaps).map(([content, mishap]) => mishap(content)), weight: 20 },
    { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
  )
}
