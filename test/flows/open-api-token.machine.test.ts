import { expect, test } from 'vitest'
import {
  type ReplaceEvent,
  type ReplaceState,
  replaceReducer,
} from '../../src/flows/open-api-token/open-api-token.machine.ts'

const through = (...events: ReplaceEvent[]): ReplaceState => events.reduce<ReplaceState>(replaceReducer, 'idle')

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
