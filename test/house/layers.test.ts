// A check that reads no files would also report no violations. So each layer rule must report a planted one.

import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantedFolder } from './planted-folder.ts'

type Config = { forbidden: { name: string }[] }
type Violation = { rule: { name: string }; from: string }

const root = join(import.meta.dirname, '../..')

/** One violation of each rule: the rule, the file that breaks it, and its content. */
const planted: [rule: string, file: string, source: string][] = [
  ['layer-rules', 'src/rules/a.ts', "import '../host/h.ts'"],
  ['layer-i18n', 'src/i18n/a.ts', "import '../rules/r.ts'"],
  ['layer-theme', 'src/theme/a.ts', "import '../i18n/i.ts'"],
  ['layer-host', 'src/host/a.ts', "import type { One } from '../errors/e.ts'"],
  ['layer-errors', 'src/errors/a.ts', "import type { One } from '../api/p.ts'"],
  ['layer-api', 'src/api/a.ts', "import '../i18n/i.ts'"],
  ['layer-primitives', 'src/primitives/a.ts', "import '../api/p.ts'"],
  ['layer-kit', 'src/kit/a.ts', "import '../widgets/w.ts'"],
  ['layer-widgets', 'src/widgets/a.ts', "import '../flows/shared.ts'"],
  ['layer-flows', 'src/flows/in/one/a.ts', "import '../../../pages/g.ts'"],
  ['layer-pages', 'src/pages/a.ts', "import '../api/p.ts'"],
  ['types-only-primitives-i18n', 'src/primitives/b.ts', "import { one } from '../i18n/i.ts'\nexport const b = one"],
  ['types-only-errors-host', 'src/errors/b.ts', "import { one } from '../host/h.ts'\nexport const b = one"],
  ['rules-import-nothing', 'src/rules/b.ts', "import 'react'"],
  ['through-its-door', 'src/flows/in/one/b.ts', "import type { One } from '../two/inner.ts'"],
  ['through-its-door', 'src/pages/b.ts', "import '../flows/in/two/inner.ts'"],
  ['through-its-door', 'src/flows/around.ts', "import './in/two/inner.ts'"],
  ['through-its-door', 'src/app/b.ts', "import '../kit/form/inner.ts'"],
  ['areas-apart', 'src/flows/out/three/a.ts', "import '../../in/two/index.tsx'"],
  ['src-stands-alone', 'src/host/b.ts', "import '../../mocks/m.ts'"],
  ['src-needs-no-dev-dependency', 'src/api/b.ts', "import 'playwright'"],
  ['mocks-share-shapes-only', 'mocks/a.ts', "import '../src/api/p.ts'"],
  ['no-cycle', 'src/api/about.ts', "import './round.ts'"],
  ['no-orphan', 'src/rules/lonely.ts', 'export const lonely = 1'],
  ['no-unresolvable', 'src/host/c.ts', "import './nowhere.ts'"],
]

/** Similar imports that the rules allow. */
const allowed: [file: string, source: string][] = [
  ['src/primitives/fine.ts', "import type { One } from '../i18n/i.ts'\nimport '../theme/t.ts'\nexport type F = One"],
  ['src/flows/in/one/fine.ts', "import '../two/index.tsx'\nimport './own.ts'\nimport '../../../kit/form/index.ts'"],
  ['src/app/entry.tsx', "import '../host/h.ts'\nimport '../api/p.ts'\nimport 'react'"],
  ['mocks/fine.ts', "import '../src/api/calls/c.ts'\nimport '../src/rules/r.ts'\nimport 'msw'"],
]

/** The files that those examples import. */
const imported = [
  ...['src/rules/r.ts', 'src/i18n/i.ts', 'src/theme/t.ts', 'src/host/h.ts', 'src/errors/e.ts', 'src/api/p.ts'],
  ...['src/api/calls/c.ts', 'src/kit/form/inner.ts', 'src/widgets/w.ts', 'src/flows/shared.ts'],
  ...['src/flows/in/one/own.ts', 'src/flows/in/two/inner.ts', 'src/pages/g.ts', 'mocks/m.ts'],
]

const folder = plantedFolder({
  'package.json': '{ "dependencies": { "react": "*" }, "devDependencies": { "playwright": "*", "msw": "*" } }',
  'src/api/round.ts': "import './about.ts'",
  'src/kit/form/index.ts': "import './inner.ts'",
  'src/flows/in/two/index.tsx': "import './inner.ts'",
  ...Object.fromEntries(imported.map((file) => [file, 'export const one = 1\nexport type One = string'])),
  ...Object.fromEntries([...allowed, ...planted.map(([, file, source]) => [file, source] as const)]),
})
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const options = ['--config', join(root, '.dependency-cruiser.js'), '--output-type', 'json', 'src', 'mocks']
const { stdout } = spawnSync(process.execPath, [tool, ...options], { cwd: folder, encoding: 'utf8' })
const { violations } = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary
const rulesBrokenBy = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)

test.each(planted)('%s reports %s', (rule, file) => {
  expect(rulesBrokenBy(file)).toContain(rule)
})

test.each(allowed)('%s is allowed', (file) => {
  expect(rulesBrokenBy(file)).toEqual([])
})

test('every rule has a planted violation', async () => {
  const { default: config } = (await import(join(root, '.dependency-cruiser.js'))) as { default: Config }
  expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(config.forbidden.map(({ name }) => name)))
})
