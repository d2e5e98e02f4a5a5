import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as codes from '../../src/errors/codes.ts'
import { describeCalls } from '../../tools/openapi/calls.ts'
import { codeRows } from '../../tools/openapi/codes.ts'
import { docs, writeDocuments } from '../../tools/openapi/document.ts'

test.each(Object.entries(writeDocuments()))('docs/%s is current', (name, content) => {
  const isCurrent = readFileSync(new URL(name, docs), 'utf8') === content
  expect(isCurrent, `run \`npm run openapi:generate\` for docs/${name}`).toBe(true)
})

test('a call with a known shape assumes only its path or some of its fields', () => {
  for (const { name, assumed, request, answer } of describeCalls()) {
    const parts = ['path', ...Object.keys(request.properties ?? {}), ...Object.keys(answer.properties ?? {})]
    // If a call's whole shape is assumed, its list contains nothing else.
    if (assumed.includes('shape')) expect(assumed, name).toHaveLength(1)
    else for (const part of assumed) expect(parts, name).toContain(part)
  }
})

test('the contract says what a page does for exactly those codes that pages act on', () => {
  const { reserved, ...named } = codes
  const described = codeRows().filter(({ page }) => page)
  expect(described.map(({ code }) => String(code)).sort()).toEqual(Object.values(named).sort())
})
