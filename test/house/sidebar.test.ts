// The sidebar's order, by the function that Storybook takes out of the preview as text.
import { readFileSync } from 'node:fs'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownWords, sidebarTitle } from '../../.storybook/sidebar-names.ts'
import { readStoryIndex } from '../../tools/story-index.ts'

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
  test('throws on a root that nobody knows, whichever place it comes in', () => {
    const message = /^A title begins with “Playground”\. The sidebar knows these roots: Start here, Foundations, /
    expect(() => sorted('Pages/Login', 'Playground/Login')).toThrow(message)
    expect(() => sorted('Playground/Login', 'Pages/Login')).toThrow(message)
    expect(() => sorted('pages/Login', 'Pages/Login')).toThrow('“pages”')
  })

  test('puts the roots in the order in which one reads them', () => {
    const roots = [
      'Start here',
      'Foundations/A',
      'Primitives/A',
      'Widgets/A',
      'Flows/A',
      'Pages/A',
      'Review/A',
      'Prototype',
    ]
    expect(sorted(...roots.toReversed())).toEqual(roots)
  })

  test('puts an overview first, what is below a page after it, and its errors last', () => {
    const titles = [
      'Pages/Account security/Overview',
      'Pages/Account security/Devices',
      'Pages/Login',
      'Pages/Login/Ways',
      'Pages/Login/Errors',
      'Pages/Register',
    ]
    expect(sorted(...titles.toReversed())).toEqual(titles)
  })

  test('puts a document first, then the default, and leaves the others as they stand in their file', () => {
    const ids = ['a--docs', 'a--default', 'a--second', 'a--first']
    const entries = ['a--second', 'a--default', 'a--first', 'a--docs'].map((id) =>
      entry('Pages/A', id, id.endsWith('docs') ? 'docs' : 'story'),
    )
    expect(entries.sort(sort).map(({ id }) => id)).toEqual(ids)
  })
})

describe('the catalogue', () => {
  let titles: string[] = []
  beforeAll(async () => {
    titles = [...new Set((await readStoryIndex()).map(({ title }) => title))]
  }, 60_000)

  test('begins with the first page and stands in that order', () => {
    expect(titles[0]).toBe('Start here')
    expect(titles.toSorted((a, b) => sort(entry(a), entry(b)))).toEqual(titles)
  })

  test('is named in words, each title in its own', () => {
    const named = titles.map(sidebarTitle)
    expect(named.filter((title) => /[a-z][A-Z]|\b(?:Api|Qr|Sms|Url)\b/.test(title))).toEqual([])
    expect(new Set(named).size).toBe(titles.length)
    expect(named).toEqual(expect.arrayContaining(['Pages/Register, personal/Errors', 'Primitives/Code field']))
    expect(Object.keys(ownWords).filter((name) => !titles.some((title) => title.split('/').includes(name)))).toEqual([])
  })

  test('is named with the words that its search knows', () => {
    for (const [name, words] of Object.entries(ownWords)) {
      expect(words.replaceAll(/[, ]/g, '').toLowerCase()).toBe(name.toLowerCase())
    }
  })

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
