import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLicences, isPermissive } from '../../tools/licences.ts'

const folder = mkdtempSync(join(tmpdir(), 'licences-'))

function addPackage(path: string, content: object) {
  mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ version: '1.0.0', ...content }))
}

beforeAll(() => {
  const dependencies = { free: '1.0.0', bound: '1.0.0', unmarked: '1.0.0' }
  addPackage('.', { name: 'host', private: true, dependencies, devDependencies: { tool: '1.0.0' } })
  addPackage('node_modules/free', { name: 'free', license: 'MIT' })
  addPackage('node_modules/bound', { name: 'bound', license: 'GPL-3.0-only', dependencies: { below: '1.0.0' } })
  addPackage('node_modules/below', { name: 'below', license: 'MPL-2.0' })
  addPackage('node_modules/unmarked', { name: 'unmarked' })
  addPackage('node_modules/tool', { name: 'tool', license: 'GPL-3.0-only' })
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a planted licence that binds is found, also below another package; a tool may bear any', () => {
  const problems = ['below@1.0.0: MPL-2.0', 'bound@1.0.0: GPL-3.0-only', 'unmarked@1.0.0: UNKNOWN']
  expect(checkLicences(folder)).toEqual(problems)
})

test.each([
  ['MIT', true],
  ['(WTFPL OR MIT)', true],
  ['MIT AND BSD-3-Clause', true],
  ['(MIT AND CC-BY-3.0)', false],
  ['AGPL-3.0-or-later', false],
  ['MIT*', false],
  ['', false],
])('%s: %s', (expression, expected) => {
  expect(isPermissive(expression)).toBe(expected)
})
