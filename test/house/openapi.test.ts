// The document is made from the calls, so what can go wrong is what stands beside them: descriptions, examples, the files.

import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openSecureZone } from '../../mocks/http/secure-zone.ts'
import { calls } from '../../src/api/calls/all.ts'
import { isSecretField } from '../../src/api/define-call.ts'
import { errorIds } from '../../src/errors/catalogue.ts'
import { describeCalls } from '../../tools/openapi/calls.ts'
import { createComponents } from '../../tools/openapi/components.ts'
import { parseDocstring } from '../../tools/openapi/docstrings.ts'
import { createDocument, joinPaths, printDocument } from '../../tools/openapi/document.ts'
import { callExamples } from '../../tools/openapi/examples.ts'
import { currentFiles } from '../../tools/openapi/files.ts'
import { describeIn, glossary } from '../../tools/openapi/glossary.ts'
import type { Operation, Schema } from '../../tools/openapi/model.ts'
import { toSchema } from '../../tools/openapi/schemas.ts'
import { withSections } from '../../tools/openapi/sections.ts'

const described = describeCalls()
const document = createDocument(described)
const operations = Object.values(document.paths).flatMap(({ get, post }) =>
  [get, post].filter((one) => one !== undefined),
)
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name) as Operation

describe('the files', () => {
  test.each(currentFiles())('docs/$name is current', ({ name, isCurrent }) => {
    expect(isCurrent, `run \`npm run openapi:generate\` for docs/${name}`).toBe(true)
  })

  test('come out the same each time', () => {
    expect(printDocument(createDocument())).toBe(printDocument(document))
  })

  test('a page without the marks of a part is told of', () => {
    expect(() => withSections('# A page', { calls: '' })).toThrow('the marks of its part "calls"')
  })
})

describe('the calls', () => {
  test('are all there, each once, with path and method', () => {
    const found = described.map(({ name, call }) => [name, call.path, call.method])
    expect(found.sort()).toEqual(
      Object.entries(calls)
        .map(([name, call]) => [name, call.path, call.method])
        .sort(),
    )
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    expect(operations.length).toBeGreaterThan(found.length)
  })

  test('never hide one another: one path can have both methods, and neither twice', () => {
    const entry = { path: '/a', method: 'get' as const, operation: operationOf('login') }
    expect(Object.keys(joinPaths([entry, { ...entry, method: 'post' }])['/a'] ?? {})).toEqual(['get', 'post'])
    expect(() => joinPaths([entry, entry])).toThrow('get /a stands there twice')
  })

  test.each(described)(
    '$name has a summary and a description that do not cite rules',
    ({ summary, description, rules }) => {
      expect(summary).toMatch(/^[A-Z].*[^.]$/)
      expect(description).not.toMatch(/[A-Z]{2,3}-\d/)
      expect(rules.every((rule) => /^[A-Z]{2,3}-\d+$/.test(rule))).toBe(true)
    },
  )

  test('an assumed one says so to people and to machines, a known one does not', () => {
    for (const { name, call } of described) {
      const { description, 'x-assumed': isAssumed } = operationOf(name)
      expect([name, description.includes('**Assumed.**'), isAssumed === true]).toEqual([
        name,
        call.assumed === true,
        call.assumed === true,
      ])
    }
  })
})

test('what a known call assumes is its path or one of its fields', () => {
  for (const { name, call, request, answer } of described) {
    const parts = ['path', ...Object.keys(request.properties ?? {}), ...Object.keys(answer.properties ?? {})]
    for (const part of call.assumes ?? []) expect(parts, name).toContain(part)
    // One that is assumed as a whole has no known part to set apart.
    expect([name, call.assumed === true && call.assumes !== undefined]).toEqual([name, false])
    expect(operationOf(name)['x-assumes']).toEqual(call.assumes)
  }
})

describe('a docstring', () => {
  test('is parted into summary, description and rules', () => {
    expect(parseDocstring('Say hello (API-01); never twice.\nAs `x` (`mode=a`, LOG-06).')).toEqual({
      summary: 'Say hello',
      description: 'Say hello; never twice. As `x` (`mode=a`).',
      rules: ['API-01', 'LOG-06'],
    })
  })
})

describe('the glossary', () => {
  const used = new Set<string>()
  describeCalls(used)
  createComponents(used)

  test('has no entry that nothing asks for', () => {
    expect(Object.keys(glossary).filter((entry) => !used.has(entry))).toEqual([])
  })

  test('has no gap: a field that it does not know stops the document', () => {
    const schema = v.object({ list: v.array(v.object({ unheard_of: v.string() })) })
    expect(() => toSchema(schema, describeIn(['someCall']))).toThrow('someCall: the glossary does not say what list')
  })

  test('has said what every field is, wherever it stands', () => {
    expect(findUndescribed(document)).toEqual([])
    expect(findUndescribed({ anyOf: [{ properties: { lost: { type: 'string' } } }] })).toEqual(['lost'])
  })

  test('prefers the call, then the area, then the name alone', () => {
    const entries = ['setTwoStep.phone', 'qrLogin.token', 'type'].map((entry) => glossary[entry])
    expect(entries).toEqual([
      describeIn(['setTwoStep', 'twoStep'])(['phone']),
      describeIn(['checkQrToken', 'qrLogin'])(['token']),
      describeIn(['getThirds', 'security'])(['thirds', 'type']),
    ])
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
    expect(printDocument(document)).not.toMatch(/"null"/)
  })

  test('name what is sealed, and leave it out of the sealed body', () => {
    for (const { name, call, secrets } of described) {
      const operation = operationOf(name)
      const sent = Object.keys(callExamples[name].request)
      expect(operation['x-secure-zone'] ?? []).toEqual(secrets)
      expect(sent.filter(isSecretField).every((field) => secrets.includes(field))).toBe(true)
      expect(Object.keys(operation['x-secure-zone-schema']?.properties ?? {})).toEqual(secrets)
      const [sealed] = operation.requestBody?.content['application/json']?.schema.oneOf ?? []
      if (secrets.length > 0) expect(Object.keys(sealed?.properties ?? {}).filter(isSecretField)).toEqual([])
      if (call.method === 'GET') expect(secrets).toEqual([])
    }
  })
})

describe('examples', () => {
  test.each(described)('$name: what is asked and answered is of its shape, and whole', ({ name, call }) => {
    const { request, answer } = callExamples[name]
    expect(v.parse(call.request, request)).toEqual(request)
    expect(v.parse(call.answer, answer)).toEqual(answer)
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
