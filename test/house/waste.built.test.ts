// Nothing is shipped twice.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BundleReport } from '../../tools/bundle-report.ts'

const { chunks } = JSON.parse(readFileSync('reports/bundle.json', 'utf8')) as BundleReport
const built = Object.values(chunks).flatMap(({ modules }) => modules)

/** Packages bundled from more than one folder, as two versions are: `name: folder, folder`. */
function packagesTwice(modules: string[]): string[] {
  const folders = new Map<string, Set<string>>()
  for (const module of modules) {
    const [folder, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/.exec(module) ?? []
    if (folder && name) folders.set(name, (folders.get(name) ?? new Set()).add(folder))
  }
  return [...folders].filter(([, found]) => found.size > 1).map(([name, found]) => `${name}: ${[...found].join(', ')}`)
}

test('no module is in two scripts', () => {
  expect(built.length).toBeGreaterThan(100)
  expect(built.filter((module, index) => built.indexOf(module) !== index)).toEqual([])
})

test('no package is bundled in two versions', () => {
  expect(packagesTwice(built)).toEqual([])
  const twice = ['node_modules/react/index.js', 'node_modules/@radix-ui/react-slot/dist/index.mjs']
  const others = ['node_modules/old/node_modules/react/index.js', 'node_modules/@radix-ui/react-slot/dist/b.mjs']
  expect(packagesTwice([...twice, ...others])).toEqual([
    'react: node_modules/react, node_modules/old/node_modules/react',
  ])
})
