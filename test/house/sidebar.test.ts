// The sidebar's order, from the function that Storybook reads out of the preview's source.
import { readFileSync } from 'node:fs'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { beforeAll, describe, expect, test } from 'vitest'
import { readStoryIndex } from '../../tools/story-index.ts'

const openapi = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
const { 'x-codes': codes } = JSON.parse(openapi) as { 'x-codes': { code: number | string }[] }

type Entry = { id: string; title: string; type: string }

const preview = readFileSync(new URL('../../.storybook/preview.tsx', import.meta.url), 'utf8')
const sort = getStorySortParameter(preview) as (one: Entry, other: Entry) => number

const entry = (title: string, id = title, type = 'story'): Entry => ({ title, id, type })
const sorted = (...titles: string[]) =>
  titles
    .map((title) => entry(title))
    .sort(sort)
    .map(({ title }) => title)

describe('the sort', () => {
  test('throws for an unknown title, whether first or second argument', () => {
    const message = /^The sidebar has no place for “Playground\/Login”: it holds Start here; Prototype; /
    expect(() => sorted('Pages/Login', 'Playground/Login')).toThrow(message)
    expect(() => sorted('Playground/Login', 'Pages/Login')).toThrow(message)
    expect(() => sorted('pages/Login', 'Pages/Login')).toThrow('“pages/Login”')
    expect(() => sorted('Pages/Entry/Errors', 'Pages/Login')).toThrow('“Pages/Entry/Errors”: Pages holds Login; ')
  })

  test('puts the roots in reading order', () => {
    const roots = [
      'Start here',
      'Prototype',
      'Review/Copy',
      'Pages/Login',
      'Widgets/A',
      'Primitives/A',
      'Foundations/A',
    ]
    expect(sorted(...roots.toReversed())).toEqual(roots)
  })

  test('puts pages in the order of the product, each followed by its states, then its errors', () => {
    const titles = [
      'Pages/Login',
      'Pages/Login/Other methods',
      'Pages/Login/Zoom',
      'Pages/Login/Errors',
      'Pages/Forgot password',
      'Pages/Account security/Overview',
      'Pages/Account security/Devices',
      'Pages/Crashed',
    ]
    expect(sorted(...titles.toReversed())).toEqual(titles)
  })

  test('puts a document first, then the default story, and keeps the others in the order of their file', () => {
    const ids = ['a--docs', 'a--default', 'a--second', 'a--first']
    const entries = ['a--second', 'a--default', 'a--first', 'a--docs'].map((id) =>
      entry('Pages/Login', id, id.endsWith('docs') ? 'docs' : 'story'),
    )
    expect(entries.sort(sort).map(({ id }) => id)).toEqual(ids)
  })
})

describe('the catalogue', () => {
  let titles: string[] = []
  let names: string[] = []
  beforeAll(async () => {
    const entries = await readStoryIndex()
    titles = [...new Set(entries.map(({ title }) => title))]
    names = entries.filter(({ type }) => type === 'story').map(({ name }) => name)
  }, 60_000)

  test('has a story named after every code of the contract', () => {
    const words = new Set(names.flatMap((name) => name.split(/[^\w]+/)))
    expect(codes.length).toBeGreaterThan(20)
    expect(codes.filter(({ code }) => !words.has(`${code}`))).toEqual([])
  })

  test('begins with the first page and is in that order', () => {
    expect(titles[0]).toBe('Start here')
    expect(titles.toSorted((a, b) => sort(entry(a), entry(b)))).toEqual(titles)
  })

  test('has titles in plain words', () => {
    expect(titles.filter((title) => /[a-z][A-Z]|\b(?:Api|Qr|Sms|Url)\b/.test(title))).toEqual([])
  })

  // The error message of the sort lists all titles that it knows below a path.
  test.each(['', 'Review/', 'Pages/', 'Pages/Account security/'])(
    'has exactly the known titles below “%s”',
    (start) => {
      const listOf = () => sort(entry(`${start}Nowhere`), entry(`${start}Nowhere`, 'other'))
      const names = titles
        .filter((title) => title.startsWith(start))
        .map((title) => title.slice(start.length).split('/')[0])
      expect(listOf).toThrow(`holds ${[...new Set(names)].join('; ')}.`)
    },
  )

  test('has the errors of a page after its own stories', () => {
    const errors = titles.filter((title) => /^Pages\/.*\/Errors$/.test(title))
    expect(errors).not.toEqual([])
    for (const title of errors) {
      const page = title.replace(/\/Errors$/, '')
      const family = titles.filter((other) => other === page || other.startsWith(`${page}/`))
      expect([family[0], family.at(-1)]).toEqual([page, title])
    }
  })
})
