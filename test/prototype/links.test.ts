import { expect, test } from 'vitest'
import { paths } from '../../src/pages/links/paths.ts'
import { failureOptions } from '../../stories/prototype/failures.ts'
import { describePerson, people } from '../../stories/prototype/people.ts'
import { addressOf, keyOf, nameOf, screenKeys } from '../../stories/prototype/places.ts'
import { firstStart, readStart } from '../../stories/prototype/start.ts'

test('a link to the prototype can contain every screen, person and error, in characters that Storybook’s URL accepts', () => {
  expect(screenKeys).toHaveLength(paths.length + 1)
  expect(screenKeys.map((key) => keyOf(addressOf(key)))).toEqual(screenKeys)
  const values = [...screenKeys, ...people.map(({ id }) => id), ...failureOptions.map(([id]) => id)]
  expect(values.filter((value) => !/^[\w -]+$/.test(value))).toEqual([])
  expect(people.filter(({ screen }) => !screenKeys.includes(screen))).toEqual([])
})

test('a link from another release or written by hand applies its valid parts', () => {
  const odd = { screen: 'gone', client: 'fridge' as 'web', minutesAhead: Number.NaN, failure: 'x' }
  const valid = { persona: 'member', isEntered: true }
  expect(readStart({ ...odd, ...valid })).toEqual({ ...firstStart, ...valid })
  expect(readStart({ ...firstStart, minutesAhead: -5 })).toEqual(firstStart)
})

test('the names of the choices are distinct', () => {
  for (const names of [screenKeys.map(nameOf), people.map(describePerson), failureOptions.map(([, name]) => name)])
    expect(new Set(names).size).toBe(names.length)
})
