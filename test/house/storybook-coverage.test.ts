// Checks that each primitive, page and flow appears in Storybook. Widgets need no check: their tests open the stories.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as primitives from '../../src/primitives/index.ts'

const root = join(import.meta.dirname, '../..')
const read = (files: string) =>
  globSync(files, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

/** Returns the names that files import from a source folder, and the paths of the imported modules. */
function findImports(files: string, folder: string): string[] {
  const imports = read(files).matchAll(new RegExp(`^import \\{([^}]*)\\} from '[./]*/${folder}/([^']+)'`, 'gm'))
  return Array.from(imports, ([, names = '', path = '']) => [
    ...names.split(',').map((name) => name.trim()),
    path,
  ]).flat()
}

test('every public component is imported by a primitives story', () => {
  const imports = findImports('stories/primitives/*.tsx', 'src/primitives')
  const components = Object.keys(primitives).filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Provider'))
  expect(components.length).toBeGreaterThan(50)
  expect(components.filter((name) => !imports.includes(name))).toEqual([])
})

test('every page in the routes is imported by a page story', () => {
  const imports = findImports('stories/pages/*.stories.tsx', 'src/pages')
  const pages = Array.from(read('src/app/routes.ts').matchAll(/import\('\.\.\/pages\/([^']+)'\)/g), ([, path]) => path)
  expect(pages).toContain('visitor/not-found.tsx')
  expect(pages.filter((path) => !imports.includes(`${path}`))).toEqual([])
})

test('every public flow is imported by a page', () => {
  const imports = findImports('src/pages/**/*.tsx', 'flows')
  const reexports = read('src/flows/index.ts').matchAll(/^(?:export \{|\}) ?.*from '\.\/(.+\/index\.tsx?)'/gm)
  const flows = Array.from(reexports, ([, path = '']) => path)
  expect(flows).toContain('sign-in/login/index.tsx')
  expect(flows.length).toBeGreaterThan(12)
  expect(flows.filter((path) => !imports.includes(path))).toEqual([])
})
