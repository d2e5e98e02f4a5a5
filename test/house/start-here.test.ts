// The first page leads where it says, and to every screen.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { listScreens } from '../../stories/start-here/list-screens.ts'
import { readStoryIndex } from '../../tools/story-index.ts'

const source = readFileSync(new URL('../../stories/start-here.mdx', import.meta.url), 'utf8')

/** What a reviewer comes for; each has a page of its own, which the first page must not forget. */
const destinations = [
  'story/review-error-matrix--default',
  'story/review-copy--default',
  'story/review-locales--default',
  'story/review-flow-maps--default',
  'story/review-rules--default',
  'story/review-assumptions--default',
  'docs/review-contract--docs',
  'story/prototype--default',
]

let entries: Awaited<ReturnType<typeof readStoryIndex>> = []
beforeAll(async () => {
  entries = await readStoryIndex()
}, 60_000)

/** The links of a document into the catalogue: `story/<id>` or `docs/<id>`. */
const linksOf = (text: string) => Array.from(text.matchAll(/path=\/([^)"&]*)/g), ([, path = '']) => path)

/** The links that lead nowhere. */
function findBroken(text: string): string[] {
  const known = new Set(entries.map(({ type, id }) => `${type}/${id}`))
  return linksOf(text).filter((path) => !known.has(path))
}

test('a link to a story that is not there is found out, and so is one to a document as if it were a story', () => {
  expect(findBroken('[A](?path=/story/pages-login--gone) <Tile href="./?path=/story/start-here--docs" />')).toEqual([
    'story/pages-login--gone',
    'story/start-here--docs',
  ])
  expect(findBroken('[A](?path=/story/pages-login--default&globals=theme:dark)')).toEqual([])
})

test('every link names a story or a document of the catalogue', () => {
  expect(findBroken(source)).toEqual([])
})

test('every page of the review is linked', () => {
  expect(destinations.filter((path) => !linksOf(source).includes(path))).toEqual([])
})

test('every screen is listed with its states, and its errors with it', () => {
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
