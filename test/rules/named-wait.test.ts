import { expect, test } from 'vitest'
import { namedWait } from '../../src/rules/named-wait.ts'

test('a wait is told in seconds, and from two minutes on in minutes', () => {
  expect(namedWait(1)).toEqual({ seconds: 1 })
  expect(namedWait(119_000)).toEqual({ seconds: 119 })
  expect(namedWait(119_001)).toEqual({ minutes: 2 })
  expect(namedWait(120_001)).toEqual({ minutes: 3 })
})

test('no wait is told where none was named', () => {
  expect(namedWait()).toBeUndefined()
  expect(namedWait(0)).toBeUndefined()
})
