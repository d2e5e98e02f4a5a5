import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const headings = ['When to use', 'Anatomy', 'Keyboard', 'Content']

test('the description of each widget has all required headings', () => {
  const sources = globSync('stories/widgets/*.stories.tsx', { cwd: root }).map((file) => ({
    file,
    source: readFileSync(join(root, file), 'utf8'),
  }))
  expect(sources.length).toBeGreaterThan(8)
  const missingHeadings = sources.flatMap(({ file, source }) => {
    const [, description = ''] = /const about = `(.*?[^\\])`/s.exec(source) ?? []
    return headings.filter((heading) => !description.includes(`**${heading}**`)).map((heading) => `${file}: ${heading}`)
  })
  expect(missingHeadings).toEqual([])
})
