// Checks the sidebar's order (with the sort function that Storybook reads from the preview's source), the stories of
// error codes, and the page “Start here”.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { describe, expect, test } from 'vitest'
import { listScreens } from '../../stories/start-here/list-screens.ts'

type Entry = { id: string; title: string; type: string }

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { 'x-codes': codes } = JSON.parse(read('docs/openapi.json')) as { 'x-codes': { code: number | string }[] }
const sort = getStorySortParameter(read('.storybook/preview.tsx')) as (left: Entry, right: Entry) => number
const entry = (title: string): Entry => ({ title, id: title, type: 'story' })

// Storybook's list of entries in sidebar order, read from the sources.
const entries = Object.values((await buildIndex({ configDir: join(root, '.storybook') })).entries)
const stories = entries.filter(({ type }) => type === 'story')
const titles = [...new Set(entries.map(({ title }) => title))]

describe('the catalog', () => {
  test('has a story named after each error code in the contract', () => {
    const storyWords = new Set(stories.flatMap(({ name }) => name.split(/[^\w]+/)))
    expect(codes.length).toBeGreaterThan(20)
    expect(codes.filter(({ code }) => !storyWords.has(`${code}`))).toEqual([])
  })

  test('begins with “Start here”, follows `storySort`, and has no identifiers in its titles', () => {
    expect(titles[0]).toBe('Start here')
    expect(titles.toSorted((a, b) => sort(entry(a), entry(b)))).toEqual(titles)
    expect(titles.filter((title) => /[a-z][A-Z]|\b(?:Api|Qr|Sms|Url)\b/.test(title))).toEqual([])
  })

  // For an unknown title, `storySort` throws an error that lists all known titles below the parent path.
  test.each(['', 'Review/', 'Pages/', 'Pages/Account security/'])(
    'has exactly the titles that `storySort` lists below “%s”',
    (parentPath) => {
      const knownNames = titles
        .filter((title) => title.startsWith(parentPath))
        .map((title) => title.slice(parentPath.length).split('/')[0])
      const sortUnknownTitle = () => sort(entry(`${parentPath}Nowhere`), entry('Start here'))
      expect(sortUnknownTitle).toThrow(`contains ${[...new Set(knownNames)].join('; ')}.`)
    },
  )
})

describe('the page “Start here”', () => {
  /** The links into the catalog: `story/<id>` or `docs/<id>`. */
  const links = Array.from(read('stories/start-here.mdx').matchAll(/path=\/([^)"&]*)/g), ([, path = '']) => path)
  const createLink = ({ type, id }: Entry) => `${type}/${id}`

  test('links to every review page and the prototype, and only to existing stories and documents', () => {
    expect(links.filter((link) => !entries.some((candidate) => createLink(candidate) === link))).toEqual([])
    const linkedTitles = entries.filter((candidate) => links.includes(createLink(candidate))).map(({ title }) => title)
    const destinations = titles.filter((title) => /^(?:Review\/|Prototype$)/.test(title))
    expect(destinations.length).toBeGreaterThan(7)
    expect(destinations.filter((title) => !linkedTitles.includes(title))).toEqual([])
  })

  test('lists every screen with its states and errors', () => {
    const pages = stories.filter(({ title }) => title.startsWith('Pages/'))
    const screens = listScreens(pages)
    const listedCount = screens.reduce((sum, { stateCount, errors }) => sum + stateCount + errors.length, 0)
    expect(listedCount).toBe(pages.length)
    const login = screens.find(({ name }) => name === 'Login')
    expect(login?.firstStory.id).toBe('pages-login--default')
    expect(login?.errors.filter(({ id }) => !id.startsWith('pages-login-errors--'))).toEqual([])
  })
})
