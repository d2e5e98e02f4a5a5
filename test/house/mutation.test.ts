// A mutation test that breaks nothing, or that nobody fails for, would pass. So the same configuration must tell a test
// that looks from one that does not.

import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { steps } from '../../tools/test-steps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
const says = steps.find(({ script }) => script === 'test:mutation')?.says

function write(file: string, source: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), source)
}

function mutate() {
  const tool = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const options = ['run', join(root, 'stryker.config.json'), '--reporters', 'clear-text']
  const { status, stdout } = spawnSync(process.execPath, [tool, ...options], { cwd: folder, encoding: 'utf8' })
  return { status, stdout, said: says?.exec(stdout)?.[0] }
}

beforeAll(() => {
  write('package.json', '{ "type": "module" }')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  write('src/errors/size.ts', 'export const isBig = (size: number) => size > 5\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

function writeTest(...assertions: string[]) {
  const imports = "import { expect, test } from 'vitest'\nimport { isBig } from '../../src/errors/size.ts'\n"
  write('test/errors/size.test.ts', `${imports}test('size', () => {\n${assertions.join('\n')}\n})\n`)
}

test('a test that looks at the edges passes', { timeout: 60_000 }, () => {
  writeTest('expect([4, 5, 6].map(isBig)).toEqual([false, false, true])')
  const { status, said } = mutate()
  expect(said).toContain('score of 100.00')
  expect(status).toBe(0)
})

test('a test that looks away fails', { timeout: 60_000 }, () => {
  writeTest('expect(isBig(9)).toBe(true)')
  const { status, stdout } = mutate()
  expect(stdout).toContain('under breaking threshold 97')
  expect(status).toBe(1)
})

test('a run that finds nothing to break says no score, for which the step fails', { timeout: 60_000 }, () => {
  writeTest('expect(isBig).toBeDefined()')
  write('src/errors/size.ts', 'export function isBig(): void {}\n')
  const { stdout, said } = mutate()
  // Which Stryker itself takes for a success.
  expect(stdout).toContain('score of NaN')
  expect(said).toBeUndefined()
})

test('each pattern of what is broken names something', () => {
  const { mutate: patterns } = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8')) as {
    mutate: string[]
  }
  expect(patterns.length).toBeGreaterThan(1)
  const idle = patterns.filter((pattern) => globSync(pattern.replace('!', ''), { cwd: root }).length === 0)
  expect(idle).toEqual([])
})
