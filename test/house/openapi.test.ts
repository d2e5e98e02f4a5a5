// The document is generated from the calls, so these tests cover what is written by hand: descriptions and examples.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openSecureZone } from '../../mocks/http/secure-zone.ts'
import { isSecretField } from '../../src/api/call.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { errorIds } from '../../src/errors/catalogue.ts'
import { describeCalls, parseDocstring } from '../../tools/openapi/calls.ts'
import { withTables } from '../../tools/openapi/contract-page.ts'
import { createDocument, docs, writeDocuments } from '../../tools/openapi/document.ts'
import { callExamples } from '../../tools/openapi/examples.ts'
import { describeIn, glossary, usedEntries } from '../../tools/openapi/glossary.ts'
import type { Operation, Schema } from '../../tools/openapi/model.ts'
import { toSchema } from '../../tools/openapi/schemas.ts'

const described = describeCalls()
const document = createDocument(described)
const operations = Object.values(document.paths).flatMap(({ get, post }) =>
  [get, post].filter((one) => one !== undefined),
)
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name) as Operation

describe('the files', () => {
  test.each(Object.entries(writeDocuments()))('docs/%s is current', (name, content) => {
    const isCurrent = readFileSync(new URL(name, docs), 'utf8') === content
    expect(isCurrent, `run \`npm run openapi:generate\` for docs/${name}`).toBe(true)
  })

  test('a page without the markers of a section is an error', () => {
    expect(() => withTables('# A page', described)).toThrow('the markers of its section "vital keys"')
  })
})

describe('the calls', () => {
  test('never hide one another', () => {
    expect(() => createDocument([...described, ...described])).toThrow('is described twice')
  })

  test.each(described)(
    '$name has a summary and a description that do not cite rules',
    ({ summary, description, rules }) => {
      expect(summary).toMatch(/^[A-Z].*[^.]$/)
      expect(description).not.toMatch(/[A-Z]{2,3}-\d/)
      expect(rules.every((rule) => /^[A-Z]{2,3}-\d+$/.test(rule))).toBe(true)
    },
  )
})

test('a call with a known shape assumes only its path or some of its fields', () => {
  for (const { name, assumed, request, answer } of described) {
    const parts = ['path', ...Object.keys(request.properties ?? {}), ...Object.keys(answer.properties ?? {})]
    // A call whose whole shape is assumed lists nothing else.
    if (assumed.includes('shape')) expect(assumed, name).toHaveLength(1)
    else for (const part of assumed) expect(parts, name).toContain(part)
  }
})

test('a docstring is split into summary, description and rules', () => {
  expect(parseDocstring('Say hello (API-01); never twice.\nAs `x` (`mode=a`, LOG-06).')).toEqual({
    summary: 'Say hello',
    description: 'Say hello; never twice. As `x` (`mode=a`).',
    rules: ['API-01', 'LOG-06'],
  })
})

describe('the glossary', () => {
  test('has no unused entry', () => {
    expect(Object.keys(glossary).filter((entry) => !usedEntries.has(entry))).toEqual([])
  })

  test('throws for a field without an entry', () => {
    const schema = v.object({ list: v.array(v.object({ unheard_of: v.string() })) })
    expect(() => toSchema(schema, describeIn(['someCall']))).toThrow('someCall: the glossary has no entry for list')
  })

  test('describes every field, at any depth', () => {
    expect(findUndescribed(document)).toEqual([])
    expect(findUndescribed({ anyOf: [{ properties: { bare: { type: 'string' } } }] })).toEqual(['bare'])
  })
})

describe('shapes', () => {
  const say: Parameters<typeof toSchema>[1] = () => 'x'

  test('describe what a server should send, not what the page tolerates', () => {
    const entry = v.fallback(v.nullable(v.picklist(['a', 'b'])), null)
    const schema = v.object({
      kept: v.fallback(v.boolean(), false),
      spare: v.fallback(v.optional(v.string()), undefined),
      open: v.union([v.picklist(['a', 'b']), v.string()]),
      list: v.pipe(
        v.array(entry),
        v.transform((entries) => entries.length),
      ),
    })
    expect(toSchema(schema, say)).toEqual({
      type: 'object',
      properties: {
        kept: { type: 'boolean', description: 'x' },
        spare: { type: 'string', description: 'x' },
        open: { type: 'string', enum: ['a', 'b'], description: 'x' },
        list: { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, description: 'x' },
      },
      required: ['kept', 'open', 'list'],
    })
  })

  test('never allow null', () => {
    expect(JSON.stringify(document)).not.toMatch(/"null"/)
  })

  test('encrypt every secret that is sent, and leave it out of the body', () => {
    for (const { name, call, secrets } of described) {
      const sent = Object.keys(callExamples[name].request)
      expect(sent.filter(isSecretField).every((field) => secrets.includes(field))).toBe(true)
      const [sealed] = operationOf(name).requestBody?.content['application/json']?.schema.oneOf ?? []
      if (secrets.length > 0) expect(Object.keys(sealed?.properties ?? {}).filter(isSecretField)).toEqual([])
      if (call.method === 'GET') expect(secrets).toEqual([])
    }
  })
})

describe('examples', () => {
  test.each(described)('$name: its request and answer match the schemas completely', ({ name }) => {
    const { request, answer } = callExamples[name]
    expect(v.parse(shapes[name].request, request)).toEqual(request)
    expect(v.parse(shapes[name].answer, answer)).toEqual(answer)
  })

  test('an encrypted zone can be decrypted with the demo key', () => {
    const sealed = described.flatMap(({ name }) => {
      const examples = operationOf(name).requestBody?.content['application/json']?.examples ?? {}
      const [from, to] = [examples.sealed, examples.plain]
      return from && to && 'value' in from && 'value' in to ? [{ from: from.value, to: to.value }] : []
    }) as { from: { secure_zone: string }; to: object }[]
    expect(sealed.length).toBeGreaterThan(20)
    for (const { from, to } of sealed) {
      const { secure_zone, ...open } = from
      expect({ ...open, ...openSecureZone(secure_zone) }).toEqual(to)
    }
  })

  test('every error of the catalogue has one in three languages, or a reason why it has none', () => {
    expect(document['x-errors'].map(({ id }) => id)).toEqual(errorIds)
    for (const { id, example: name = '', 'not-an-answer': reason } of document['x-errors']) {
      const example = document.components.examples[name]
      expect([id, example === undefined]).toEqual([id, reason !== undefined])
      if (!example || id.startsWith('status-')) continue
      expect([id, Object.keys(example['x-messages'] ?? {})]).toEqual([id, ['zh-CN', 'zh-TW']])
    }
  })
})

/** Fields without a description in any schema. References are skipped, because their targets are described. */
function findUndescribed(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { properties, examples, value, ...rest } = part as Schema & { examples?: unknown; value?: unknown }
  const fields = Object.entries(properties ?? {})
  const undescribed = fields.filter(([, field]) => !field.description && !field.$ref).map(([name]) => name)
  return [...undescribed, ...[...fields.map(([, field]) => field), ...Object.values(rest)].flatMap(findUndescribed)]
}
