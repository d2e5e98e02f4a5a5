// A mutation test that breaks nothing, or that nobody fails for, would pass. So the same configuration must tell a test
// that looks from one that does not.

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
  return { status, stdout, said: says?.exec(stdout)?.[0] }
}

function writeTest(...assertions: string[]) {
  const imports = "import { expect, test } from 'vitest'\nimport { isBig } from '../../src/errors/size.ts'\n"
  plant(folder, {
    'test/errors/size.test.ts': `${imports}test('size', () => {\n${assertions.join('\n')}\n})\n`,
  })
}

test('a test that looks away fails', { timeout: 60_000 }, () => {
  writeTest('expect(isBig(9)).toBe(true)')
  const { status, stdout } = mutate()
  expect(stdout).toContain('under breaking threshold 97')
  expect(status).toBe(1)
})

test('a run that finds nothing to break says no score, for which the step fails', { timeout: 60_000 }, () => {
  writeTest('expect(isBig).toBeDefined()')
  plant(folder, { 'src/errors/size.ts': 'export function isBig(): void {}\n' })
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
