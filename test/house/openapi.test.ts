import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/errors/catalogue.ts'
import * as errors from '../../src/errors/codes.ts'
import { describeCalls } from '../../tools/openapi/calls.ts'
import { docs, writeDocuments } from '../../tools/openapi/document.ts'

const page = readFileSync(new URL('contract.md', docs), 'utf8')

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

test('the contract has every row of the error catalogue, in its order, and every code that pages act on', () => {
  const [, table = ''] = /^\| id \| matches.*?\n(.*?)\n\n/ms.exec(page) ?? []
  expect([...table.matchAll(/^\| `([^`]+)/gm)].map(([, id]) => id)).toEqual(catalogue.map(({ id }) => id))
  const { reserved, ...named } = errors
  const section = page.slice(page.indexOf('## 7. Errors'))
  for (const code of [...reserved, ...Object.values(named)]) expect(section).toContain(`\`${code}\``)
})
