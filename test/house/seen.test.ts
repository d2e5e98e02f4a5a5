// Finds the stories in which each text appears, from the record of a story run.
import { expect, test } from 'vitest'
import { isAmong } from '../../.storybook/shown-words.ts'
import { readCatalogue } from '../../tools/catalogues.ts'
import { excuses } from '../../tools/seen/excuses.ts'

test.each([
  ['a short text within another', 'OK', ['Book'], false],
  ['a long text within another', 'Log in again', ['Wrong. Log in again'], true],
  ['a text with a link in it', 'I agree to the \0terms\0', ['I agree to the', 'Terms'], true],
  ['a text with a missing part', 'Log it out and \0 now', ['Log it out and'], false],
])('%s: %j in %j is found: %s', (_, text, words, expected) => {
  expect(isAmong(new Set(words))(text)).toBe(expected)
})

test('no text is excused twice, and every excused text exists', async () => {
  const ids = Object.keys(await readCatalogue('en'))
  const excused: string[] = excuses.flatMap((excuse) => excuse.ids)
  expect(new Set(excused).size).toBe(excused.length)
  expect(excused.filter((id) => !ids.includes(id))).toEqual([])
})
