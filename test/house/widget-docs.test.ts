// A widget's page of documentation says the same four things as every other's.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** `Widgets/SMS code/When sending fails` belongs to the page of `Widgets/SMS code`. */
const isOwnPage = (file: string) => /title: 'Widgets\/[^'/]+'/.test(readFileSync(`${root}${file}`, 'utf8'))
const files = globSync('stories/widgets/*.stories.tsx', { cwd: root }).filter(isOwnPage).sort()
const headings = ['When to use', 'Anatomy', 'Keyboard', 'Texts']

/** The headings that the description of a story file lacks. */
function findMissing(source: string): string[] {
  const description = /const about = `(.*?[^\\])`/s.exec(source)?.[1] ?? ''
  return headings.filter((heading) => !description.includes(`**${heading}**`))
}

test.each(files)('%s says when to use it, what it is made of, its keys and its texts', (file) => {
  expect(findMissing(readFileSync(`${root}${file}`, 'utf8'))).toEqual([])
})

test('there are widgets at all', () => {
  expect(files.length).toBeGreaterThan(8)
})
