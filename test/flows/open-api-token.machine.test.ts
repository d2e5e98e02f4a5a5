import { expect, test } from 'vitest'
import {
  type TokenEvent,
  type TokenState,
  tokenReducer,
} from '../../src/flows/account/open-api-token/open-api-token.machine.ts'

const through = (...events: TokenEvent[]): TokenState => events.reduce<TokenState>(tokenReducer, 'idle')

test('SCR-15 the token is replaced after confirmation, and can be replaced again', () => {
  expect(through('replace-pressed')).toBe('confirming')
  expect(through('replace-pressed', 'confirmed')).toBe('replacing')
  expect(through('replace-pressed', 'confirmed', 'issued')).toBe('replaced')
  expect(through('replace-pressed', 'confirmed', 'issued', 'replace-pressed')).toBe('confirming')
})

test('declining or an error changes nothing', () => {
  expect(through('replace-pressed', 'declined')).toBe('idle')
  expect(through('replace-pressed', 'confirmed', 'failed')).toBe('idle')
})

test('the token is not replaced without confirmation, or twice', () => {
  expect(through('confirmed')).toBe('idle')
  expect(through('replace-pressed', 'confirmed', 'confirmed')).toBe('replacing')
  expect(through('replace-pressed', 'confirmed', 'replace-pressed')).toBe('replacing')
  expect(through('replace-pressed', 'declined', 'confirmed')).toBe('idle')
})

test('SCR-15 one click creates the first token, and a second click during the call does nothing', () => {
  expect(through('create-pressed')).toBe('creating')
  expect(through('create-pressed', 'create-pressed')).toBe('creating')
  expect(through('create-pressed', 'replace-pressed')).toBe('creating')
  expect(through('create-pressed', 'issued')).toBe('created')
  expect(through('create-pressed', 'issued', 'replace-pressed')).toBe('confirming')
  expect(through('create-pressed', 'failed')).toBe('idle')
})
