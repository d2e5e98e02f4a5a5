// Every widget's documentation has the same four sections.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** `Widgets/SMS code/When sending fails` belongs to the page of `Widgets/SMS code`. */
const isOwnPage = (file: string) => /title: 'Widgets\/[^'/]+'/.test(readFileSync(`${root}${file}`, 'utf8'))
const files = globSync('stories/widgets/*.stories.tsx', { cwd: root }).filter(isOwnPage).sort()
const headings = ['When to use', 'Anatomy', 'Keyboard', 'Texts']

/** The headings that are missing in the description of a story file. */
function findMissing(source: string): string[] {
  const description = /const about = `(.*?[^\\])`/s.exec(source)?.[1] ?? ''
  return headings.filter((heading) => !description.includes(`**${heading}**`))
}

test.each(files)('%s documents its use, anatomy, keys and texts', (file) => {
  expect(findMissing(readFileSync(`${root}${file}`, 'utf8'))).toEqual([])
})

test('there are widgets', () => {
  expect(files.length).toBeGreaterThan(8)
})
