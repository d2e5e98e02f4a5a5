// A check that reads no files would report no violation either. So each layer rule must report a planted violation, and
// every module of `src` must be read.

import { execFileSync, spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { plantedFolder } from './planted-folder.ts'

type Law = { forbidden: { name: string }[] }
type Cruise = {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] }
  modules: { source: string; dependencies: { resolved: string }[] }[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))

function cruise(folder: string, ...layers: string[]): Cruise {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(root, '.dependency-cruiser.js')
  const { stdout } = spawnSync(process.execPath, [tool, '--config', config, '--output-type', 'json', ...layers], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  })
  return JSON.parse(stdout) as Cruise
}

/** One violation of each rule: the rule, the file that breaks it, and its content. */
const planted: [rule: string, file: string, source: string][] = [
  ['layer-rules', 'src/rules/a.ts', "import '../host/h.ts'"],
  ['layer-i18n', 'src/i18n/a.ts', "import '../rules/r.ts'"],
  ['layer-theme', 'src/theme/a.ts', "import '../i18n/i.ts'"],
  ['layer-host', 'src/host/a.ts', "import type { E } from '../errors/e.ts'"],
  ['layer-errors', 'src/errors/a.ts', "import type { A } from '../api/p.ts'"],
  ['layer-api', 'src/api/a.ts', "import '../i18n/i.ts'"],
  ['layer-primitives', 'src/primitives/a.ts', "import '../api/p.ts'"],
  ['layer-kit', 'src/kit/a.ts', "import '../widgets/w.ts'"],
  ['layer-widgets', 'src/widgets/a.ts', "import '../flows/shared.ts'"],
  ['layer-flows', 'src/flows/in/one/a.ts', "import '../../../pages/g.ts'"],
  ['layer-pages', 'src/pages/a.ts', "import '../api/p.ts'"],
  ['types-only-primitives-i18n', 'src/primitives/b.ts', "import { i } from '../i18n/i.ts'\nexport const b = i"],
  ['types-only-errors-host', 'src/errors/b.ts', "import { h } from '../host/h.ts'\nexport const b = h"],
  ['rules-import-nothing', 'src/rules/b.ts', "import 'react'"],
  ['through-its-door', 'src/flows/in/one/b.ts', "import type { Inner } from '../two/inner.ts'"],
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
  ['src/primitives/fine.ts', "import type { I } from '../i18n/i.ts'\nimport '../theme/t.ts'\nexport type F = I"],
  ['src/flows/in/one/fine.ts', "import '../two/index.tsx'\nimport './own.ts'\nimport '../../../kit/form/index.ts'"],
  ['src/app/entry.tsx', "import '../host/h.ts'\nimport '../api/p.ts'\nimport 'react'"],
  ['mocks/fine.ts', "import '../src/api/calls/c.ts'\nimport '../src/rules/r.ts'\nimport 'msw'"],
]

const scenery: [file: string, source: string][] = [
  ['package.json', '{ "dependencies": { "react": "*" }, "devDependencies": { "playwright": "*", "msw": "*" } }'],
  ['src/rules/r.ts', 'export const r = 1'],
  ['src/i18n/i.ts', 'export const i = 1\nexport type I = string'],
  ['src/theme/t.ts', 'export const t = 1'],
  ['src/host/h.ts', 'export const h = 1'],
  ['src/errors/e.ts', 'export type E = string'],
  ['src/api/p.ts', 'export type A = string'],
  ['src/api/round.ts', "import './about.ts'"],
  ['src/api/calls/c.ts', 'export const c = 1'],
  ['src/pages/g.ts', 'export const g = 1'],
  ['src/flows/shared.ts', 'export const s = 1'],
  ['src/kit/form/index.ts', "import './inner.ts'"],
  ['src/kit/form/inner.ts', 'export const inner = 1'],
  ['src/widgets/w.ts', 'export const w = 1'],
  ['src/flows/in/one/own.ts', 'export const own = 1'],
  ['src/flows/in/two/inner.ts', 'export type Inner = string'],
  ['src/flows/in/two/index.tsx', "import './inner.ts'"],
  ['mocks/m.ts', 'export const m = 1'],
]

describe('on planted violations', () => {
  const files = [...scenery, ...allowed, ...planted.map(([, file, source]) => [file, source] as const)]
  const folder = plantedFolder(Object.fromEntries(files))
  let violations: Cruise['summary']['violations'] = []

  beforeAll(() => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    violations = cruise(folder, 'src', 'mocks').summary.violations
  })

  test.each(planted)('%s reports %s', (rule, file) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule)
  })

  test.each(allowed)('%s is allowed', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([])
  })

  test('every layer rule has a planted violation', async () => {
    const { default: law } = (await import(join(root, '.dependency-cruiser.js'))) as { default: Law }
    const rules = law.forbidden.map(({ name }) => name)
    expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(rules))
  })
})

describe('on the real tree', () => {
  const { summary, modules } = cruise(root, 'src')

  test('every module of src in Git is read', () => {
    const files = execFileSync('git', ['ls-files', 'src/**/*.ts', 'src/**/*.tsx'], { cwd: root, encoding: 'utf8' })
    const read = modules.map(({ source }) => source)
    expect(summary.totalCruised).toBeGreaterThan(0)
    expect(read).toEqual(expect.arrayContaining(files.trim().split('\n')))
  })

  test('a type-only import counts as an import', () => {
    const handling = modules.find(({ source }) => source === 'src/errors/handling.ts')
    expect(handling?.dependencies.map(({ resolved }) => resolved)).toContain('src/host/client-bridge.ts')
  })
})
