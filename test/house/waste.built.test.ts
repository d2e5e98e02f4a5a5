// Nothing is sent twice, and no style for nothing.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BundleReport } from '../../tools/bundle-report.ts'
import { findAllStyleUse } from '../../tools/unused-styles.ts'
import { classesInMarkup, classesInStyles, modulesTwice, packagesTwice, wordsInStrings } from '../../tools/waste.ts'

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

test.each(findAllStyleUse(report))(
  'the pages of $set carry no style but for what they show, or what their scripts may show',
  ({ shown, later, unused }) => {
    expect(shown.length).toBeGreaterThan(100)
    expect(later.length).toBeGreaterThan(10)
    expect(unused).toEqual([])
  },
)

test('a class is found as it is spelled, in styles, markup and scripts', () => {
  const name = 'data-[state=open]:p-[max(1px,2%)]'
  const css =
    '@media (width>=.5px){.data-\\[state\\=open\\]\\:p-\\[max\\(1px\\,2\\%\\)\\]:not(.kept){opacity:.5}}.flex>svg{}'
  expect([...classesInStyles(css)]).toEqual([name, 'flex'])
  expect([...classesInMarkup(`<p class="flex ${name} [&amp;&gt;svg]:p-1">`)]).toEqual(['flex', name, '[&>svg]:p-1'])
  const words = wordsInStrings('a.js', `const hidden = { block: 1 }; x("flex", \`grid \${hidden} ${name}\`)`)
  expect([...words]).toEqual(['flex', 'grid', name])
})
