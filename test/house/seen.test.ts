// Where texts are seen, from what a run of the stories noted.
import { expect, test } from 'vitest'
import { isAmong } from '../../.storybook/shown-words.ts'
import { readCatalogue } from '../../tools/catalogues.ts'
import { excuses } from '../../tools/seen/excuses.ts'
import { findPlaces } from '../../tools/seen/places.ts'
import { addStory, type SeenRecord } from '../../tools/seen/record.ts'

const shows = (...ids: string[]) => ({ shown: ids, shownAtEnd: ids })

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

test('no text has two excuses, and each excuse is of a text', async () => {
  const ids = Object.keys(await readCatalogue('en'))
  const excused: string[] = excuses.flatMap((excuse) => excuse.ids)
  expect(new Set(excused).size).toBe(excused.length)
  expect(excused.filter((id) => !ids.includes(id))).toEqual([])
})
