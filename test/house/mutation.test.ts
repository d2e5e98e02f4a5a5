// A mutation run that mutates nothing, or that ignores surviving mutants, would pass. So the same configuration must fail for
// a weak test.

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { steps } from '../../tools/test-steps.ts'
import { plant, plantedFolder } from './planted-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = plantedFolder({
  'package.json': '{ "type": "module" }',
  'src/errors/size.ts': 'export const isBig = (size: number) => size > 5\n',
})
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
const says = steps.find(({ script }) => script === 'test:mutation')?.says

function mutate() {
  const tool = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const options = ['run', join(root, 'stryker.config.json'), '--reporters', 'clear-text']
  const { status, stdout } = spawnSync(process.execPath, [tool, ...options], { cwd: folder, encoding: 'utf8' })
  return { status, stdout, score: says?.exec(stdout)?.[0] }
}

function writeTest(...assertions: string[]) {
  const imports = "import { expect, test } from 'vitest'\nimport { isBig } from '../../src/errors/size.ts'\n"
  plant(folder, {
    'test/errors/size.test.ts': `${imports}test('size', () => {\n${assertions.join('\n')}\n})\n`,
  })
}

test('fails for a test that misses a mutant', { timeout: 60_000 }, () => {
  writeTest('expect(isBig(9)).toBe(true)')
  const { status, stdout } = mutate()
  expect(stdout).toContain('under breaking threshold 97')
  expect(status).toBe(1)
})

test('reports no score if there is nothing to mutate, which fails the step', { timeout: 60_000 }, () => {
  writeTest('expect(isBig).toBeDefined()')
  plant(folder, { 'src/errors/size.ts': 'export function isBig(): void {}\n' })
  const { stdout, score } = mutate()
  // Stryker itself treats this as a success.
  expect(stdout).toContain('score of NaN')
  expect(score).toBeUndefined()
})

test('each pattern of files to mutate matches something', () => {
  const { mutate: patterns } = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8')) as {
    mutate: string[]
  }
  expect(patterns.length).toBeGreaterThan(1)
  const idle = patterns.filter((pattern) => globSync(pattern.replace('!', ''), { cwd: root }).length === 0)
  expect(idle).toEqual([])
})
