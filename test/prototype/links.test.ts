import { expect, test } from 'vitest'
import { paths } from '../../src/pages/links/paths.ts'
import { failureOptions } from '../../stories/prototype/failures.ts'
import { describePerson, people } from '../../stories/prototype/people.ts'
import { getScreenKey, getScreenName, getScreenUrl, screenKeys } from '../../stories/prototype/screen-keys.ts'
import { defaultStart, readStart } from '../../stories/prototype/start.ts'

test('links to screens, people and errors contain only characters that Storybook allows in its URL', () => {
  expect(screenKeys).toHaveLength(paths.length + 1)
  expect(screenKeys.map((key) => getScreenKey(getScreenUrl(key)))).toEqual(screenKeys)
  const values = [...screenKeys, ...people.map(({ id }) => id), ...failureOptions.map(([id]) => id)]
  expect(values.filter((value) => !/^[\w -]+$/.test(value))).toEqual([])
  expect(people.filter(({ screen }) => !screenKeys.includes(screen))).toEqual([])
})

test('applies only the valid values in an outdated or hand-written link', () => {
  const invalid = { screen: 'unknown', client: 'fridge' as 'web', minutesAhead: Number.NaN, failure: 'x' }
  const valid = { persona: 'member', isLoggedIn: true }
  expect(readStart({ ...invalid, ...valid })).toEqual({ ...defaultStart, ...valid })
  expect(readStart({ ...defaultStart, minutesAhead: -5 })).toEqual(defaultStart)
})

test('gives the screens, people and errors distinct names', () => {
  for (const names of [
    screenKeys.map(getScreenName),
    people.map(describePerson),
    failureOptions.map(([, name]) => name),
  ])
    expect(new Set(names).size).toBe(names.length)
})
