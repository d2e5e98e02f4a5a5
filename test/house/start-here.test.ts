// The first page's links work, and lead to every screen.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { listScreens } from '../../stories/start-here/list-screens.ts'
import { readStoryIndex } from '../../tools/story-index.ts'

const source = readFileSync(new URL('../../stories/start-here.mdx', import.meta.url), 'utf8')

let entries: Awaited<ReturnType<typeof readStoryIndex>> = []
beforeAll(async () => {
  entries = await readStoryIndex()
}, 60_000)

/** The links into the catalogue: `story/<id>` or `docs/<id>`. */
const links = Array.from(source.matchAll(/path=\/([^)"&]*)/g), ([, path = '']) => path)

test('every link leads to a story or a document of the catalogue', () => {
  const known = new Set(entries.map(({ type, id }) => `${type}/${id}`))
  expect(links.filter((path) => !known.has(path))).toEqual([])
})

test('every review page is linked, and so is the prototype', () => {
  const destinations = entries.filter(({ title }) => /^(?:Review\/|Prototype$)/.test(title))
  const isLinked = (title: string) =>
    destinations.some((entry) => entry.title === title && links.includes(`${entry.type}/${entry.id}`))
  const titles = [...new Set(destinations.map(({ title }) => title))]
  expect(titles.length).toBeGreaterThan(7)
  expect(titles.filter((title) => !isLinked(title))).toEqual([])
})

test('every screen is listed with its states and errors', () => {
  const pages = entries.filter(({ type, title }) => type === 'story' && title.startsWith('Pages/'))
  const screens = listScreens(pages)
  const listed = screens.reduce((sum, { states, errors }) => sum + states + errors.length, 0)
  expect(listed).toBe(pages.length)
  const login = screens.find(({ name }) => name === 'Login')
  expect([login?.first.id, login?.errors.every(({ id }) => id.startsWith('pages-login-errors--'))]).toEqual([
    'pages-login--default',
    true,
  ])
})
