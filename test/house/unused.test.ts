// Knip passes when it is told too little about where a project begins. So the same configuration must find what is planted.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Issue = { file: string; files?: unknown[]; exports?: { name: string }[]; dependencies?: { name: string }[] }

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'unused-'))
let issues: Issue[] = []

const files = {
  'package.json': JSON.stringify({ name: 'planted', dependencies: { used: '1.0.0', idle: '1.0.0' } }),
  'src/app/entry.tsx': "import 'used'\nimport { inUse } from '../rules/mixed.ts'\ninUse()\n",
  'src/rules/mixed.ts': 'export const inUse = () => 1\nexport const idleExport = () => 2\n',
  'src/rules/idle-file.ts': 'export const nothing = 1\n',
}

beforeAll(() => {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), source)
  }
  const knip = join(root, 'node_modules/knip/bin/knip.js')
  const options = ['--config', join(root, 'knip.json'), '--directory', folder, '--reporter', 'json']
  const { stdout } = spawnSync(process.execPath, [knip, ...options], { encoding: 'utf8' })
  issues = (JSON.parse(stdout) as { issues: Issue[] }).issues
})
afterAll(() => rmSync(folder, { recursive: true }))

test('an unused file is found', () => {
  expect(issues.filter(({ files }) => files?.length).map(({ file }) => file)).toEqual(['src/rules/idle-file.ts'])
})

test('an unused export is found', () => {
  const names = issues.flatMap(({ file, exports = [] }) => exports.map(({ name }) => `${file}: ${name}`))
  expect(names).toEqual(['src/rules/mixed.ts: idleExport'])
})

test('an unused dependency is found', () => {
  expect(issues.flatMap(({ dependencies = [] }) => dependencies.map(({ name }) => name))).toEqual(['idle'])
})
