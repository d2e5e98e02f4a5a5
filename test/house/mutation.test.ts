// A mutation run that ignores surviving mutants would pass. So the same configuration must fail for a weak test.

import { spawnSync } from 'node:child_process'
import { globSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutate } from '../../stryker.config.json' with { type: 'json' }
import { plantedFolder } from './planted-folder.ts'

const root = join(import.meta.dirname, '../..')
const folder = plantedFolder({
  'package.json': '{ "type": "module" }',
  'src/errors/size.ts': 'export const isBig = (size: number) => size > 5\n',
  'test/errors/size.test.ts': `import { expect, test } from 'vitest'
import { isBig } from '../../src/errors/size.ts'
test('size', () => expect(isBig(9)).toBe(true))
`,
})
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

test('fails if the tests miss a mutant', { timeout: 60_000 }, () => {
  const tool = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const options = ['run', join(root, 'stryker.config.json'), '--reporters', 'clear-text']
  const { status, stdout } = spawnSync(process.execPath, [tool, ...options], { cwd: folder, encoding: 'utf8' })
  expect(stdout).toContain('under breaking threshold 97')
  expect(status).toBe(1)
})

test('every pattern for files to mutate matches a file', () => {
  expect(mutate.length).toBeGreaterThan(1)
  const unmatched = mutate.filter((pattern) => globSync(pattern.replace('!', ''), { cwd: root }).length === 0)
  expect(unmatched).toEqual([])
})
