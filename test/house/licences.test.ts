import { expect, test } from 'vitest'
import { checkLicences, isPermissive } from '../../tools/licences.ts'
import { plantedFolder } from './planted-folder.ts'

const manifest = (content: object) => JSON.stringify({ version: '1.0.0', ...content })

const folder = plantedFolder({
  'package.json': manifest({
    ...{ name: 'host', private: true },
    dependencies: { free: '1.0.0', bound: '1.0.0', unmarked: '1.0.0' },
    devDependencies: { tool: '1.0.0' },
  }),
  'node_modules/free/package.json': manifest({ name: 'free', license: 'MIT' }),
  'node_modules/bound/package.json': manifest({
    ...{ name: 'bound', license: 'GPL-3.0-only' },
    dependencies: { below: '1.0.0' },
  }),
  'node_modules/below/package.json': manifest({ name: 'below', license: 'MPL-2.0' }),
  'node_modules/unmarked/package.json': manifest({ name: 'unmarked' }),
  'node_modules/tool/package.json': manifest({ name: 'tool', license: 'GPL-3.0-only' }),
})

test('finds a planted copyleft licence, even in an indirect dependency, but ignores development dependencies', () => {
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
