// Where texts are seen: each way to be wrong about it is planted once, and the run's own notes are proved to be noticed.
import { expect, test } from 'vitest'
import { isAmong } from '../../.storybook/shown-words.ts'
import { readCatalogue } from '../../tools/catalogues.ts'
import { excuseOf, excuses } from '../../tools/seen/excuses.ts'
import { findFaults, type SeenTexts } from '../../tools/seen/judge.ts'
import { findPlaces, type Places, readPlaces, writtenPlaces } from '../../tools/seen/places.ts'
import { addStory, type SeenRecord } from '../../tools/seen/record.ts'

const shows = (...ids: string[]) => ({ shown: ids, shownAtEnd: ids })

const record: SeenRecord = {
  runs: { en: [], 'zh-CN': [] },
  stories: { 'pages-login--default': shows('login.submit', 'footer.help'), 'pages-login--wrong': shows('error.a') },
}
const places: Places = {
  'login.submit': ['pages-login--default'],
  'footer.help': ['pages-login--default'],
  'error.a': ['pages-login--wrong'],
}
const texts = { ids: Object.keys(places), places, excuses: [], languages: ['en', 'zh-CN'] }
const excused = { reason: 'needs no story', ids: ['login.opening' as const] }

test('all is well where every text is shown and every place shows it', () => {
  expect(findFaults(record, texts)).toEqual([])
})

test.each<[string, Partial<SeenTexts>, string[]]>([
  ['a text that no story shows', { ids: [...texts.ids, 'login.hidden'] }, ['login.hidden: no story shows it.']],
  [
    'an excuse for a text that is shown',
    { excuses: [{ reason: 'x', ids: ['login.submit'] }] },
    ['login.submit: a story shows it, so it needs no excuse.'],
  ],
  [
    'a place whose story is gone',
    { places: { ...places, 'error.a': ['pages-login--gone'] } },
    ['error.a: there is no story pages-login--gone any more.'],
  ],
  [
    'a place that shows the text no more',
    { places: { ...places, 'error.a': ['pages-login--default'] } },
    ['error.a: pages-login--default does not show it any more.'],
  ],
  [
    'a text whose places nobody wrote down',
    { places: { 'login.submit': [], 'error.a': [] } },
    ['footer.help: where it is seen is not written down.'],
  ],
  [
    'places of a text that is gone',
    { places: { ...places, 'login.gone': [] } },
    ['login.gone: there is no such text any more.'],
  ],
  ['a language that was not played', { languages: ['en', 'zh-CN', 'zh-TW'] }, ['In zh-TW were left out: all stories.']],
])('noticed: %s', (_, change, expected) => {
  expect(findFaults(record, { ...texts, ...change })).toEqual(expected)
})

test('a run of a part can tell nothing', () => {
  const partial = { ...record, runs: { en: [], 'zh-CN': ['89 of 91 files'] } }
  expect(findFaults(partial, { ...texts, ids: ['login.hidden'] })).toEqual(['In zh-CN were left out: 89 of 91 files.'])
})

test('one of several places may fail to show a text that passes, all of them may not', () => {
  const both = { ...places, 'error.a': ['pages-login--default', 'pages-login--wrong'] }
  expect(findFaults(record, { ...texts, places: both })).toEqual([])
  const neither = { ...places, 'footer.help': ['pages-login--wrong'] }
  expect(findFaults(record, { ...texts, places: neither })).toEqual([
    'footer.help: pages-login--wrong does not show it any more.',
  ])
})

test('an excuse covers its ids', () => {
  expect(findFaults(record, { ...texts, ids: [...texts.ids, 'login.opening'], excuses: [excused] })).toEqual([])
})

test('a text that shows in one language alone, or for a moment, is seen', () => {
  const stories: SeenRecord['stories'] = {}
  addStory(stories, 'a--a', { shown: [], shownAtEnd: [] })
  addStory(stories, 'a--a', { shown: ['toast'], shownAtEnd: [] })
  addStory(stories, 'a--a', { shown: [], shownAtEnd: [] })
  expect(stories).toEqual({ 'a--a': { shown: ['toast'], shownAtEnd: [] } })
})

test('places: those that stand on the text, pages, first sights; few, and each of another component', () => {
  const stories = {
    'pages-b--passing': { shown: ['x'], shownAtEnd: [] },
    'pages-c--error': shows('x'),
    'pages-d--default': shows('x'),
    'pages-d--another': shows('x'),
    'widgets-e--default': shows('x'),
  }
  const found = findPlaces(['x', 'y'], { runs: {}, stories })
  expect(found).toEqual({ x: ['pages-c--error', 'pages-d--default', 'widgets-e--default'] })
})

test('places are written a line a text, and read back', () => {
  expect(writtenPlaces(places).split('\n')).toHaveLength(Object.keys(places).length + 3)
  expect(JSON.parse(writtenPlaces(places))).toEqual(places)
})

test('places stay as they were when another story comes along', () => {
  const stories = { 'pages-z--a': shows('x'), 'pages-y--a': shows('x'), 'pages-x--a': shows('x') }
  const before = findPlaces(['x'], { runs: {}, stories })
  const after = { ...stories, 'pages-a--a': shows('x') }
  expect(findPlaces(['x'], { runs: {}, stories: after }, before)).toEqual(before)
})

test.each([
  ['a text by itself', 'OK', ['OK'], true],
  ['a short one within another', 'OK', ['Book'], false],
  ['a long one within others', 'Log in again', ['Wrong. Log in again'], true],
  [
    'one that a link cuts',
    'I agree to the \0terms\0 and \0privacy\0',
    ['I agree to the', 'Terms', 'and', 'Privacy'],
    true,
  ],
  ['one that a mark cuts', 'Log it out and \0.', ['Log it out and', 'change', '.'], true],
  ['one of which a piece is missing', 'Log it out and \0 now', ['Log it out and'], false],
  ['signs alone', ', ', ['Phone, Password'], true],
])('among the words of a page: %s', (_, text, words, expected) => {
  expect(isAmong(new Set(words))(text)).toBe(expected)
})

test('every text has places or an excuse, and no place is named twice', async () => {
  const committed = readPlaces()
  const ids = Object.keys(await readCatalogue('en'))
  expect(ids.filter((id) => !committed[id] && !excuseOf(id))).toEqual([])
  expect(Object.keys(committed).filter((id) => !ids.includes(id))).toEqual([])
  for (const stories of Object.values(committed)) expect(new Set(stories).size).toBe(stories.length)
  const excusedIds = excuses.flatMap((excuse) => excuse.ids ?? [])
  expect(new Set(excusedIds).size).toBe(excusedIds.length)
})
