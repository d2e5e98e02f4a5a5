import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { newerInterfaces, newestSyntax } from '../../tools/browser-floor.ts'

type Script = { file: string; code: string }

/** Every script of the build, including inline ones. */
function builtScripts(): Script[] {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  return files.flatMap((file) => {
    if (file.endsWith('.js')) return [{ file, code: readFileSync(join('dist', file), 'utf8') }]
    if (!file.endsWith('.html')) return []
    const inline = readFileSync(join('dist', file), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)
    return [...inline].map(([, code = '']) => ({ file, code }))
  })
}

/** Syntax and APIs that the oldest browsers lack. */
function tooNew({ file, code }: Script): string[] {
  const missing = newerInterfaces.filter((name) => code.includes(name)).map((name) => `${file}: ${name}`)
  try {
    parse(code, { ecmaVersion: newestSyntax, sourceType: 'module' })
    return missing
  } catch (error) {
    return [...missing, `${file}: ${String(error)}`]
  }
}

const scripts = builtScripts()

test('every script runs in the oldest browsers', () => {
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.some(({ file }) => file.endsWith('.html'))).toBe(true)
  expect(scripts.flatMap(tooNew)).toEqual([])
})

test.each([
  ['/[a--b]/v', 'Invalid regular expression flag'],
  ['import text from "./a.json" with { type: "json" }', 'Unexpected token'],
  ['URL.canParse(address)', 'URL.canParse'],
])('reports newer syntax and APIs: %s', (code, reported) => {
  expect(tooNew({ file: 'planted.js', code })).toEqual([expect.stringContaining(reported)])
})
