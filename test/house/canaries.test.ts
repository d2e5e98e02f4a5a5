// Checks that each tool reports a planted defect, since a misconfigured tool that checks no files would also pass.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findLicenseProblems } from '../../tools/licenses.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'planted-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plantedFiles = {
  'package.json': JSON.stringify({ name: 'planted', private: true, dependencies: { gpl: '1.0.0' } }),
  'node_modules/gpl/package.json': JSON.stringify({ name: 'gpl', version: '1.0.0', license: 'MIT AND GPL-3.0' }),
  'src/app/entry.tsx': "import { used } from '../rules/mixed.ts'\nimport '../kit/form/inner.ts'\nused()\n",
  'src/rules/mixed.ts': "import '../host/page.ts'\nexport const used = () => 1\nexport const unused = 2\n",
  'src/host/page.ts': "import '../../mocks/service.ts'\n",
  'src/kit/form/inner.ts': 'export {}\n',
  'mocks/service.ts': 'export {}\n',
}
for (const [file, content] of Object.entries(plantedFiles)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}
// The layer check needs TypeScript to be installed in the project that it checks.
symlinkSync(join(root, 'node_modules/typescript'), join(folder, 'node_modules/typescript'))

function run(script: string, ...options: string[]): string {
  return spawnSync(process.execPath, [join(root, 'node_modules', script), ...options], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout
}

test('the layer check reports imports that reach a higher layer or the account service, or bypass an index', () => {
  const output = run(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    join(root, '.dependency-cruiser.js'),
    'src',
  )
  expect(output).toContain('layer-rules: src/rules/mixed.ts → src/host/page.ts')
  expect(output).toContain('src-stands-alone: src/host/page.ts → mocks/service.ts')
  expect(output).toContain('through-the-index: src/app/entry.tsx → src/kit/form/inner.ts')
})

test('the check for unused code reports an unused export', () => {
  expect(run('knip/bin/knip.js', '--config', join(root, 'knip.json'))).toMatch(/^unused .*src\/rules\/mixed\.ts/m)
})

test('the license check reports a copyleft license, even next to a permissive one', () => {
  expect(findLicenseProblems(folder)).toEqual(['gpl@1.0.0: MIT AND GPL-3.0'])
})
