import { expect, test } from 'vitest'
import { paths } from '../../src/pages/links/paths.ts'
import { describePerson, people } from '../../stories/prototype/people.ts'
import { addressOf, keyOf, nameOf, screenKeys } from '../../stories/prototype/places.ts'
import { firstStart, readStart } from '../../stories/prototype/start.ts'

test('a link to the prototype can contain every screen and person, in characters that Storybook’s URL takes', () => {
  expect(screenKeys).toHaveLength(paths.length + 1)
  expect(screenKeys.map((key) => keyOf(addressOf(key)))).toEqual(screenKeys)
  const values = [...screenKeys, ...people.map(({ id }) => id)]
  expect(values.filter((value) => !/^[\w -]+$/.test(value))).toEqual([])
  expect(people.filter(({ screen }) => !screenKeys.includes(screen))).toEqual([])
})

test('a link of another release, or written by hand, applies its valid parts', () => {
  const odd = { screen: 'gone', persona: 'member', isEntered: true, client: 'fridge' as 'web' }
  expect(readStart(odd)).toEqual({ ...firstStart, persona: 'member', isEntered: true })
})

test('the names of its choices are distinct', () => {
  for (const names of [screenKeys.map(nameOf), people.map(describePerson)])
    expect(new Set(names).size).toBe(names.length)
})
