import { expect, test } from 'vitest'
import {
  type TokenEvent,
  type TokenState,
  tokenReducer,
} from '../../src/flows/account/open-api-token/open-api-token.machine.ts'

const stateAfter = (...events: TokenEvent[]): TokenState => events.reduce<TokenState>(tokenReducer, 'idle')

test('SCR-15 replaces the token after a confirmation, and can replace it again', () => {
  expect(stateAfter('replace-pressed')).toBe('confirming')
  expect(stateAfter('replace-pressed', 'confirmed')).toBe('replacing')
  expect(stateAfter('replace-pressed', 'confirmed', 'issued')).toBe('replaced')
  expect(stateAfter('replace-pressed', 'confirmed', 'issued', 'replace-pressed')).toBe('confirming')
})

test('is idle again after the user cancels or the call fails', () => {
  expect(stateAfter('replace-pressed', 'canceled')).toBe('idle')
  expect(stateAfter('replace-pressed', 'confirmed', 'failed')).toBe('idle')
})

test('does not replace the token without a confirmation, or twice after one confirmation', () => {
  expect(stateAfter('confirmed')).toBe('idle')
  expect(stateAfter('replace-pressed', 'confirmed', 'confirmed')).toBe('replacing')
  expect(stateAfter('replace-pressed', 'confirmed', 'replace-pressed')).toBe('replacing')
  expect(stateAfter('replace-pressed', 'canceled', 'confirmed')).toBe('idle')
})

test('SCR-15 creates the first token without a confirmation, and ignores a second click during the call', () => {
  expect(stateAfter('create-pressed')).toBe('creating')
  expect(stateAfter('create-pressed', 'create-pressed')).toBe('creating')
  expect(stateAfter('create-pressed', 'replace-pressed')).toBe('creating')
  expect(stateAfter('create-pressed', 'issued')).toBe('created')
  expect(stateAfter('create-pressed', 'issued', 'replace-pressed')).toBe('confirming')
  expect(stateAfter('create-pressed', 'failed')).toBe('idle')
})
