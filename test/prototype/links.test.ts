import { describe, expect, it } from 'vitest'
import { personas } from '../../mocks/personas/personas.ts'
import { paths } from '../../src/pages/links/paths.ts'
import { describePerson, isRefusedAtFirst, people } from '../../stories/prototype/people.ts'
import { addressOf, codeScreens, keyOf, nameOf, screenKeys } from '../../stories/prototype/places.ts'
import { firstArgs, readArgs, writeArgs } from '../../stories/prototype/prototype-args.ts'

/** Whether Storybook accepts a value as an arg in a URL; it silently drops any other. */
const isFitForAddress = (value: string) => /^[\w -]+$/.test(value)

describe('a link to the prototype', () => {
  it('can contain every screen, and opens it', () => {
    expect(screenKeys).toHaveLength(paths.length + 1)
    expect(screenKeys.filter((key) => !isFitForAddress(key))).toEqual([])
    expect(screenKeys.map((key) => keyOf(addressOf(key)))).toEqual(screenKeys)
    expect(keyOf('/nowhere')).toBeUndefined()
    expect(keyOf('/account/security/two-step?x=1')).toBe('security_two-step')
  })

  it('can contain every persona, and the visitor', () => {
    const ids = people.map(({ id }) => id)
    expect(ids).toEqual(['visitor', ...personas.map(({ id }) => id)])
    expect(ids.filter((id) => !isFitForAddress(id))).toEqual([])
    expect(people.filter(({ screen }) => !screenKeys.includes(screen))).toEqual([])
  })

  it('contains what differs from the initial state, in Storybook’s format', () => {
    expect(writeArgs(firstArgs)).toBe('')
    const args = { ...firstArgs, screen: 'security_phone', persona: 'member', isEntered: true }
    expect(writeArgs(args)).toBe('screen:security_phone;persona:member;isEntered:!true')
  })

  it('of another release, or written by hand, applies its valid parts', () => {
    const odd = {
      ...firstArgs,
      screen: 'gone',
      persona: 'member',
      client: 'fridge' as 'web',
    }
    expect(readArgs(odd)).toEqual({ ...firstArgs, persona: 'member' })
  })
})

describe('the names of its choices', () => {
  it('are distinct, and describe what is special about a persona', () => {
    for (const names of [screenKeys.map(nameOf), people.map(describePerson)]) {
      expect(new Set(names).size).toBe(names.length)
    }
    const unnamed = people.filter((person) => !isRefusedAtFirst(person) && !describePerson(person).includes(','))
    expect(unnamed.map(({ id }) => id)).toEqual(['visitor'])
  })

  it('link each code to existing screens', () => {
    expect(
      Object.values(codeScreens)
        .flat()
        .filter((key) => !screenKeys.includes(key)),
    ).toEqual([])
  })
})
