import { expect, test } from 'vitest'
import {
  type TokenEvent,
  type TokenState,
  tokenReducer,
} from '../../src/flows/account/open-api-token/open-api-token.machine.ts'

const through = (...events: TokenEvent[]): TokenState => events.reduce<TokenState>(tokenReducer, 'idle')

test('SCR-15 the token is replaced once somebody has agreed, and may be replaced again', () => {
  expect(through('asked')).toBe('asking')
  expect(through('asked', 'agreed')).toBe('replacing')
  expect(through('asked', 'agreed', 'done')).toBe('replaced')
  expect(through('asked', 'agreed', 'done', 'asked')).toBe('asking')
})

test('a no and a refusal leave everything as it was', () => {
  expect(through('asked', 'declined')).toBe('idle')
  expect(through('asked', 'agreed', 'refused')).toBe('idle')
})

test('nothing is replaced unasked, or twice', () => {
  expect(through('agreed')).toBe('idle')
  expect(through('asked', 'agreed', 'agreed')).toBe('replacing')
  expect(through('asked', 'agreed', 'asked')).toBe('replacing')
  expect(through('asked', 'declined', 'agreed')).toBe('idle')
})

test('SCR-15 the first token is made by one press, and by no second one while that is on its way', () => {
  expect(through('begun')).toBe('creating')
  expect(through('begun', 'begun')).toBe('creating')
  expect(through('begun', 'asked')).toBe('creating')
  expect(through('begun', 'done')).toBe('created')
  expect(through('begun', 'done', 'asked')).toBe('asking')
  expect(through('begun', 'refused')).toBe('idle')
})
