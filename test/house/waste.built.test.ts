// Nothing is sent twice.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BundleReport } from '../../tools/bundle-report.ts'
import { modulesTwice, packagesTwice } from '../../tools/waste.ts'

const report = JSON.parse(readFileSync('reports/bundle.json', 'utf8')) as BundleReport

const script = (...modules: string[]) => ({ modules, imports: [], dynamicImports: [], isEntry: false })

test('no module is in two scripts', () => {
  expect(modulesTwice(report.chunks)).toEqual([])
  const twice = { 'a.js': script('src/a.ts', 'src/b.ts'), 'c.js': script('src/c.ts', 'src/b.ts') }
  expect(modulesTwice({ ...report.chunks, ...twice })).toEqual(['src/b.ts'])
})

test('no package is there in two versions', () => {
  expect(packagesTwice(report.chunks)).toEqual([])
  const twice = {
    'a.js': script('node_modules/react/index.js', 'node_modules/@radix-ui/react-slot/dist/index.mjs'),
    'b.js': script('node_modules/old/node_modules/react/index.js', 'node_modules/@radix-ui/react-slot/dist/b.mjs'),
  }
  expect(packagesTwice(twice)).toEqual(['react: node_modules/react, node_modules/old/node_modules/react'])
})
