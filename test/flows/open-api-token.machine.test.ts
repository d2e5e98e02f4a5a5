import { expect, test } from 'vitest'
import {
  type TokenEvent,
  type TokenState,
  tokenReducer,
} from '../../src/flows/account/open-api-token/open-api-token.machine.ts'

const stateAfter = (...events: TokenEvent[]): TokenState => events.reduce<TokenState>(tokenReducer, 'idle')

test('SCR-15 replaces the token after a confirmation, and can replace it again', () => {
  expect(stateAfter('asked')).toBe('confirming')
  expect(stateAfter('asked', 'agreed')).toBe('replacing')
  expect(stateAfter('asked', 'agreed', 'done')).toBe('replaced')
  expect(stateAfter('asked', 'agreed', 'done', 'asked')).toBe('confirming')
})

test('is idle again after the user declines or the call fails', () => {
  expect(stateAfter('asked', 'declined')).toBe('idle')
  expect(stateAfter('asked', 'agreed', 'refused')).toBe('idle')
})

test('does not replace the token without a confirmation, or twice', () => {
  expect(stateAfter('agreed')).toBe('idle')
  expect(stateAfter('asked', 'agreed', 'agreed')).toBe('replacing')
  expect(stateAfter('asked', 'agreed', 'asked')).toBe('replacing')
  expect(stateAfter('asked', 'declined', 'agreed')).toBe('idle')
})

test('SCR-15 creates the first token on one click, and ignores a second click during the call', () => {
  expect(stateAfter('begun')).toBe('creating')
  expect(stateAfter('begun', 'begun')).toBe('creating')
  expect(stateAfter('begun', 'asked')).toBe('creating')
  expect(stateAfter('begun', 'done')).toBe('created')
  expect(stateAfter('begun', 'done', 'asked')).toBe('confirming')
  expect(stateAfter('begun', 'refused')).toBe('idle')
})
