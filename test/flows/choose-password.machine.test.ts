import { expect, test } from 'vitest'
import { choosePasswordReducer } from '../../src/flows/recovery/choose-password/choose-password.machine.ts'

test('replacing a password ends on a success screen, and setting the first one logs in (SCR-05, SCR-20)', () => {
  expect(choosePasswordReducer('choosing', { type: 'accepted', isLogin: false })).toBe('done')
  expect(choosePasswordReducer('choosing', { type: 'accepted', isLogin: true })).toBe('navigating')
})

test('a refused token means that the link is no longer valid', () => {
  expect(choosePasswordReducer('choosing', { type: 'token-refused' })).toBe('dead')
})

test('a page restored from the back-forward cache is idle again, unless the flow has ended (RS-3)', () => {
  expect(choosePasswordReducer('navigating', { type: 'returned' })).toBe('choosing')
  expect(choosePasswordReducer('done', { type: 'returned' })).toBe('done')
  expect(choosePasswordReducer('dead', { type: 'returned' })).toBe('dead')
})
