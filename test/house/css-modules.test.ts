// A module that another composes from is copied into every chunk that does so, and any of the copies may be loaded last. Only a
// cascade layer lets a page's own rules win in every order.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const modules = new Map(
  globSync('{src,stories,.storybook}/**/*.module.css', { cwd: root }).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  ),
)

/** The files that a module composes from. */
const composedFrom = ([file, source]: readonly [string, string]) =>
  Array.from(source.matchAll(/composes:[^;]* from "([^"]+)"/g), ([, path = '']) => normalize(join(dirname(file), path)))

/** What begins each rule that stands in no layer. */
function unlayered(source: string): string[] {
  const begins: string[] = []
  let depth = 0
  for (const [, text = '', end] of source.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const isLayer = text.trim().startsWith('@layer')
    if (depth === 0 && end !== '}' && !isLayer) begins.push(text.trim())
    if (end === '{') depth += 1
    if (end === '}') depth -= 1
  }
  return begins
}

test('a rule outside of a layer is found', () => {
  expect(unlayered('@layer a, b;\n@layer b {\n  .page { gap: 1px; }\n}\n.page { gap: 2px; }')).toEqual(['.page'])
  expect(unlayered('/* .a {} */ @media (width < 700px) { .page { gap: 2px; } }')).toEqual(['@media (width < 700px)'])
})

test('whatever is composed from another file stands in a layer', () => {
  const shared = [...new Set([...modules].flatMap(composedFrom))]
  expect(shared).toContain('stories/review/document.module.css')
  expect(shared.map((file) => [file, unlayered(modules.get(file) ?? '')])).toEqual(shared.map((file) => [file, []]))
})
