import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { newerApis, newestSyntax } from '../../tools/browser-floor.ts'
import { builtPages, builtScripts } from './built.ts'

/** Finds syntax and APIs that the oldest supported browsers lack. */
function findUnsupported({ file, text }: { file: string; text: string }): string[] {
  const apis = newerApis.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`)
  try {
    parse(text, { ecmaVersion: newestSyntax, sourceType: 'module' })
    return apis
  } catch (error) {
    return [...apis, `${file}: ${String(error)}`]
  }
}

test('every script uses only syntax and APIs that the oldest supported browsers have', () => {
  const inlineScripts = builtPages.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/<script>(.*?)<\/script>/gs), ([, code = '']) => ({ file, text: code })),
  )
  expect(inlineScripts.length).toBeGreaterThan(50)
  expect(builtScripts.length).toBeGreaterThan(50)
  expect([...inlineScripts, ...builtScripts].flatMap(findUnsupported)).toEqual([])
})
