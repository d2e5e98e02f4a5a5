import { expect, test } from 'vitest'
import { choosePasswordReducer } from '../../src/flows/recovery/choose-password/choose-password.machine.ts'

test('a password in place of another ends on a screen, a first one on the way in (SCR-05, SCR-20)', () => {
  expect(choosePasswordReducer('choosing', { type: 'accepted', isLogin: false })).toBe('done')
  expect(choosePasswordReducer('choosing', { type: 'accepted', isLogin: true })).toBe('leaving')
})

test('a token that is refused is a dead link', () => {
  expect(choosePasswordReducer('choosing', { type: 'token-refused' })).toBe('dead')
})

test('back from the back-forward cache nothing is under way; what is over stays over (RS-3)', () => {
  expect(choosePasswordReducer('leaving', { type: 'returned' })).toBe('choosing')
  expect(choosePasswordReducer('done', { type: 'returned' })).toBe('done')
  expect(choosePasswordReducer('dead', { type: 'returned' })).toBe('dead')
})
