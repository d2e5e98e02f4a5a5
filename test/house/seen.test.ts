// Where texts are seen, from what a run of the stories noted.
import { expect, test } from 'vitest'
import { isAmong } from '../../.storybook/shown-words.ts'
import { readCatalogue } from '../../tools/catalogues.ts'
import { excuseOf, excuses } from '../../tools/seen/excuses.ts'
import { findPlaces, type Places, readPlaces, writtenPlaces } from '../../tools/seen/places.ts'
import { addStory, type SeenRecord } from '../../tools/seen/record.ts'

const shows = (...ids: string[]) => ({ shown: ids, shownAtEnd: ids })

const places: Places = {
  'login.submit': ['pages-login--default'],
  'footer.help': ['pages-login--default'],
  'error.a': ['pages-login--wrong'],
}
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
