// Finds the stories in which each text appears, from the record of a story run.
import { expect, test } from 'vitest'
import { isAmong } from '../../.storybook/shown-words.ts'
import { readCatalogue } from '../../tools/catalogues.ts'
import { excuses } from '../../tools/seen/excuses.ts'
import { findPlaces, readSeen } from '../../tools/seen/places.ts'

const shows = (...ids: string[]) => ({ shown: ids, shownAtEnd: ids })

test('a text counts as seen even if it appears in only one language, or briefly', () => {
  const assertionResults = [[], ['toast'], []].map((shown) => ({
    status: 'passed',
    meta: { storyId: 'a--a', texts: { shown, shownAtEnd: [] } },
  }))
  expect(readSeen({ testResults: [{ assertionResults }] })).toEqual({ 'a--a': { shown: ['toast'], shownAtEnd: [] } })
})

test('lists a few stories per text, from different components, preferring those that end with it on screen, then pages, then initial views', () => {
  const stories = {
    'pages-b--passing': { shown: ['x'], shownAtEnd: [] },
    'pages-c--error': shows('x'),
    'pages-d--default': shows('x'),
    'pages-d--another': shows('x'),
    'widgets-e--default': shows('x'),
  }
  const found = findPlaces(['x', 'y'], stories)
  expect(found).toEqual({ x: ['pages-c--error', 'pages-d--default', 'widgets-e--default'] })
})

test.each([
  ['a text by itself', 'OK', ['OK'], true],
  ['a short text within another', 'OK', ['Book'], false],
  ['a long text within another', 'Log in again', ['Wrong. Log in again'], true],
  ['a text with a link in it', 'I agree to the \0terms\0', ['I agree to the', 'Terms'], true],
  ['a text with a placeholder in it', 'Log it out and \0.', ['Log it out and', 'change', '.'], true],
  ['a text with a missing part', 'Log it out and \0 now', ['Log it out and'], false],
  ['only punctuation', ', ', ['Phone, Password'], true],
])('finds %s on a page', (_, text, words, expected) => {
  expect(isAmong(new Set(words))(text)).toBe(expected)
})

test('no text is excused twice, and every excused text exists', async () => {
  const ids = Object.keys(await readCatalogue('en'))
  const excused: string[] = excuses.flatMap((excuse) => excuse.ids)
  expect(new Set(excused).size).toBe(excused.length)
  expect(excused.filter((id) => !ids.includes(id))).toEqual([])
})
