// The document is made from the calls, so what can go wrong is what stands beside them: descriptions, examples, the files.
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

  test('a page without the marks of a part is told of', () => {
    expect(() => withTables('# A page', described)).toThrow('the marks of its part "vital keys"')
  })
})

describe('the calls', () => {
  test('never hide one another', () => {
    expect(() => createDocument([...described, ...described])).toThrow('stands there twice')
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

test('what a known call assumes is its path or one of its fields', () => {
  for (const { name, assumed, request, answer } of described) {
    const parts = ['path', ...Object.keys(request.properties ?? {}), ...Object.keys(answer.properties ?? {})]
    // One that is assumed as a whole has no known part to set apart.
    if (assumed.includes('shape')) expect(assumed, name).toHaveLength(1)
    else for (const part of assumed) expect(parts, name).toContain(part)
  }
})

test('a docstring is parted into summary, description and rules', () => {
  expect(parseDocstring('Say hello (API-01); never twice.\nAs `x` (`mode=a`, LOG-06).')).toEqual({
    summary: 'Say hello',
    description: 'Say hello; never twice. As `x` (`mode=a`).',
    rules: ['API-01', 'LOG-06'],
  })
})

describe('the glossary', () => {
  test('has no entry that nothing asks for', () => {
    expect(Object.keys(glossary).filter((entry) => !usedEntries.has(entry))).toEqual([])
  })

  test('has no gap: a field that it does not know stops the document', () => {
    const schema = v.object({ list: v.array(v.object({ unheard_of: v.string() })) })
    expect(() => toSchema(schema, describeIn(['someCall']))).toThrow('someCall: the glossary does not say what list')
  })

  test('has said what every field is, wherever it stands', () => {
    expect(findUndescribed(document)).toEqual([])
    expect(findUndescribed({ anyOf: [{ properties: { lost: { type: 'string' } } }] })).toEqual(['lost'])
  })
})

describe('shapes', () => {
  const say: Parameters<typeof toSchema>[1] = () => 'x'

  test('say what a server should send, not what the page puts up with', () => {
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

  test('seal every secret that is sent, and leave it out of the sealed body', () => {
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
  test.each(described)('$name: what is asked and answered is of its shape, and whole', ({ name }) => {
    const { request, answer } = callExamples[name]
    expect(v.parse(shapes[name].request, request)).toEqual(request)
    expect(v.parse(shapes[name].answer, answer)).toEqual(answer)
  })

  test('what is sealed opens with the demo key', () => {
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

  test('each error of the catalogue has one in three languages, or says why it is no answer', () => {
    expect(document['x-errors'].map(({ id }) => id)).toEqual(errorIds)
    for (const { id, example: name = '', 'not-an-answer': reason } of document['x-errors']) {
      const example = document.components.examples[name]
      expect([id, example === undefined]).toEqual([id, reason !== undefined])
      if (!example || id.startsWith('status-')) continue
      expect([id, Object.keys(example['x-messages'] ?? {})]).toEqual([id, ['zh-CN', 'zh-TW']])
    }
  })
})

/** Fields of any schema in it that nobody described. What is referred to describes itself. */
function findUndescribed(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { properties, examples, value, ...rest } = part as Schema & { examples?: unknown; value?: unknown }
  const fields = Object.entries(properties ?? {})
  const lost = fields.filter(([, field]) => !field.description && !field.$ref).map(([name]) => name)
  return [...lost, ...[...fields.map(([, field]) => field), ...Object.values(rest)].flatMap(findUndescribed)]
}
