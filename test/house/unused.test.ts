// Knip would also pass if its configuration found too few files. So the same configuration must find planted defects.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { plantedFolder } from './planted-folder.ts'

type Issue = { file: string; files?: unknown[]; exports?: { name: string }[]; dependencies?: { name: string }[] }

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = plantedFolder({
  'package.json': JSON.stringify({ name: 'planted', dependencies: { used: '1.0.0', idle: '1.0.0' } }),
  'src/app/entry.tsx': "import 'used'\nimport { inUse } from '../rules/mixed.ts'\ninUse()\n",
  'src/rules/mixed.ts': 'export const inUse = () => 1\nexport const idleExport = () => 2\n',
  'src/rules/idle-file.ts': 'export const nothing = 1\n',
})

test('finds an unused file, export and dependency', () => {
  const knip = join(root, 'node_modules/knip/bin/knip.js')
  const options = ['--config', join(root, 'knip.json'), '--directory', folder, '--reporter', 'json']
  const { stdout } = spawnSync(process.execPath, [knip, ...options], { encoding: 'utf8' })
  const { issues } = JSON.parse(stdout) as { issues: Issue[] }
  expect(issues.filter(({ files }) => files?.length).map(({ file }) => file)).toEqual(['src/rules/idle-file.ts'])
  const names = issues.flatMap(({ file, exports = [] }) => exports.map(({ name }) => `${file}: ${name}`))
  expect(names).toEqual(['src/rules/mixed.ts: idleExport'])
  expect(issues.flatMap(({ dependencies = [] }) => dependencies.map(({ name }) => name))).toEqual(['idle'])
})
