import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BundleReport } from '../../tools/bundle-report.ts'

const { chunks, pages } = JSON.parse(readFileSync('reports/bundle.json', 'utf8')) as BundleReport

function modulesOf(files: readonly string[]): string[] {
  return files.flatMap((file) => chunks[file]?.modules ?? [])
}

/** Fetched when they are first needed, and never before a page can be used. */
const late = {
  'dialogs and toasts': /node_modules\/@radix-ui\/react-(dialog|toast)\//,
  encryption: /node_modules\/jsencrypt\//,
  'the hash of the device token': /node_modules\/spark-md5\//,
  'the whole of lodash': /node_modules\/lodash/,
  'phone metadata': /node_modules\/libphonenumber/,
}

test.each(Object.entries(late))('%s: in no page before it can be used', (_, pattern) => {
  const early = Object.values(pages).flatMap(({ entry, preloads }) => modulesOf([entry, ...preloads]))
  expect(early.length).toBeGreaterThan(50)
  expect(early.filter((module) => pattern.test(module))).toEqual([])
})

test.each(['dialogs and toasts', 'encryption', 'the hash of the device token'] as const)(
  '%s: in the build all the same',
  (name) => {
    expect(modulesOf(Object.keys(chunks)).filter((module) => late[name].test(module))).not.toEqual([])
  },
)

test('a page loads the texts of its own language alone', () => {
  for (const [html, { entry, preloads }] of Object.entries(pages)) {
    const catalogues = modulesOf([entry, ...preloads]).filter((module) => module.endsWith('.po'))
    expect(catalogues).toEqual([`src/i18n/catalogues/${html.split('/')[0]}.po`])
  }
})

test('no module is in two scripts', () => {
  const modules = modulesOf(Object.keys(chunks))
  expect(modules.filter((module, index) => modules.indexOf(module) !== index)).toEqual([])
})
