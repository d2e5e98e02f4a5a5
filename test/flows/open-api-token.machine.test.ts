import { expect, test } from 'vitest'
import {
  type TokenEvent,
  type TokenState,
  tokenReducer,
} from '../../src/flows/account/open-api-token/open-api-token.machine.ts'

const through = (...events: TokenEvent[]): TokenState => events.reduce<TokenState>(tokenReducer, 'idle')

test('SCR-15 the token is replaced after confirmation, and can be replaced again', () => {
  expect(through('asked')).toBe('confirming')
  expect(through('asked', 'agreed')).toBe('replacing')
  expect(through('asked', 'agreed', 'done')).toBe('replaced')
  expect(through('asked', 'agreed', 'done', 'asked')).toBe('confirming')
})

test('declining or an error changes nothing', () => {
  expect(through('asked', 'declined')).toBe('idle')
  expect(through('asked', 'agreed', 'refused')).toBe('idle')
})

test('the token is not replaced without confirmation, or twice', () => {
  expect(through('agreed')).toBe('idle')
  expect(through('asked', 'agreed', 'agreed')).toBe('replacing')
  expect(through('asked', 'agreed', 'asked')).toBe('replacing')
  expect(through('asked', 'declined', 'agreed')).toBe('idle')
})

test('SCR-15 one click creates the first token, and a second click during the call does nothing', () => {
  expect(through('begun')).toBe('creating')
  expect(through('begun', 'begun')).toBe('creating')
  expect(through('begun', 'asked')).toBe('creating')
  expect(through('begun', 'done')).toBe('created')
  expect(through('begun', 'done', 'asked')).toBe('confirming')
  expect(through('begun', 'refused')).toBe('idle')
})
