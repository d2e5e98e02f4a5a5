// The document is generated from the calls, so these tests cover its handwritten parts: descriptions and examples.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openSecureZone } from '../../mocks/http/secure-zone.ts'
import { isSecretField } from '../../src/api/call.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { callRows } from '../../tools/openapi/call-rows.ts'
import { describeCalls, parseDocstring } from '../../tools/openapi/calls.ts'
import { withTables } from '../../tools/openapi/contract-page.ts'
import { createDocument, docs, writeDocuments } from '../../tools/openapi/document.ts'
import { glossary, unusedKeys } from '../../tools/openapi/glossary.ts'
import type { Operation, Schema } from '../../tools/openapi/model.ts'
import { sampleOf, samples } from '../../tools/openapi/samples.ts'
import { toSchema } from '../../tools/openapi/schemas.ts'

const described = describeCalls()
const document = createDocument(described)
const operations = Object.values(document.paths).flatMap(({ get, post }) => [get ?? [], post ?? []].flat())
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name) as Operation

describe('the files', () => {
  test.each(Object.entries(writeDocuments()))('docs/%s is current', (name, content) => {
    const isCurrent = readFileSync(new URL(name, docs), 'utf8') === content
    expect(isCurrent, `run \`npm run openapi:generate\` for docs/${name}`).toBe(true)
  })

  test('throw if a page lacks the markers of a section', () => {
    expect(() => withTables('# A page', described)).toThrow('the markers of its section "calls"')
  })
})

describe('the calls', () => {
  test('never hide one another', () => {
    expect(() => createDocument([...described, ...described])).toThrow('is described twice')
  })

  test.each(described)('$name has a summary: $summary', ({ summary }) => {
    expect(summary).toMatch(/^[A-Z].*[^.]$/)
  })

  test('with a known shape assume only their path or some of their fields', () => {
    for (const { name, assumed, request, answer } of described) {
      const parts = ['path', ...Object.keys(request.properties ?? {}), ...Object.keys(answer.properties ?? {})]
      // If a call's whole shape is assumed, its list contains nothing else.
      if (assumed.includes('shape')) expect(assumed, name).toHaveLength(1)
      else for (const part of assumed) expect(parts, name).toContain(part)
    }
  })

  test('split their docstrings into summary, description and rules', () => {
    expect(parseDocstring('Say hello (API-01, API-02); never twice.\nAs `x` (`mode=a`, LOG-06).')).toEqual({
      summary: 'Say hello',
      description: 'Say hello; never twice. As `x` (`mode=a`, LOG-06).',
      rules: ['API-01', 'API-02', 'LOG-06'],
    })
  })
})

describe('the tables of fields', () => {
  test('have no unused entry', () => {
    expect([...unusedKeys(glossary), ...unusedKeys(samples)]).toEqual([])
  })

  test('throw for a field without an entry', () => {
    const schema = v.object({ list: v.array(v.object({ unheard_of: v.string() })) })
    expect(() => toSchema(schema, ['someCall'])).toThrow('someCall: the glossary has no entry for list')
    expect(() => sampleOf({ properties: { unheard_of: { type: 'string' } } }, ['someCall'])).toThrow(
      'someCall: there is no sample of unheard_of',
    )
  })

  test('describe every field, at any depth', () => {
    expect(findUndescribed(document)).toEqual([])
    expect(findUndescribed({ anyOf: [{ properties: { bare: { type: 'string' } } }] })).toEqual(['bare'])
  })
})

describe('shapes', () => {
  test('describe what a server should send, not what the page tolerates', () => {
    const entry = v.fallback(v.nullable(v.picklist(['a', 'b'])), null)
    const schema = v.object({
      enabled: v.fallback(v.boolean(), false),
      nickname: v.fallback(v.optional(v.string()), undefined),
      ip: v.fallback(v.optional(v.string()), undefined),
      method: v.union([v.picklist(['a', 'b']), v.string()]),
      thirds: v.pipe(
        v.array(entry),
        v.transform((entries) => entries.length),
      ),
    })
    expect(toSchema(schema, ['someCall'], ['ip'])).toEqual({
      type: 'object',
      properties: {
        enabled: { type: 'boolean', description: glossary.enabled },
        nickname: { type: 'string', description: glossary.nickname },
        ip: { type: 'string', description: glossary.ip },
        method: { type: 'string', enum: ['a', 'b'], description: glossary.method },
        thirds: { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, description: glossary.thirds },
      },
      required: ['enabled', 'ip', 'method', 'thirds'],
    })
  })

  test('require the fields that a server always sends', () => {
    const findField = (schema: Schema | undefined, name: string) => (schema?.items ?? schema)?.properties?.[name]
    for (const { name, answer } of described) {
      const sent = (callRows[name]?.alwaysSends ?? []).map((path) => path.split('.').reduce(findField, answer))
      expect(sent, name).not.toContain(undefined)
    }
  })

  test('never allow null', () => {
    expect(JSON.stringify(document)).not.toMatch(/"null"/)
  })

  test('encrypt every secret that is sent, and leave it out of the body', () => {
    for (const { name, call, example, secrets } of described) {
      expect(Object.keys(example.request).filter(isSecretField)).toEqual(secrets)
      const [sealed] = operationOf(name).requestBody?.content['application/json']?.schema.oneOf ?? []
      expect(sealed === undefined, name).toBe(secrets.length === 0)
      expect(Object.keys(sealed?.properties ?? {}).filter(isSecretField)).toEqual([])
      if (call.method === 'GET') expect(secrets).toEqual([])
    }
  })
})

describe('examples', () => {
  test.each(described)('$name: its request and answer match the schemas completely', ({ name, example }) => {
    expect(v.parse(shapes[name].request, example.request)).toEqual(example.request)
    expect(v.parse(shapes[name].answer, example.answer)).toEqual(example.answer)
  })

  test('include a sealed login that is the plain one encrypted for the demo key', () => {
    const sealed = callRows.login?.more?.sealed?.request?.value as { secure_zone: string }
    const { secure_zone, ...open } = sealed
    const plain = described.find(({ name }) => name === 'login')?.example.request
    expect({ ...open, ...openSecureZone(secure_zone) }).toEqual(plain)
  })

  test('include only errors that are used and have a message in three languages', () => {
    const text = JSON.stringify(document)
    for (const [name, example] of Object.entries(document.components.examples)) {
      expect(text).toContain(`"#/components/examples/${name}"`)
      expect([name, Object.keys(example['x-messages'] ?? {})]).toEqual([name, ['en', 'zh-CN', 'zh-TW']])
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
