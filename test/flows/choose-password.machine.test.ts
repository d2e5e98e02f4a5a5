import { expect, test } from 'vitest'
import { choosePasswordReducer } from '../../src/flows/recovery/choose-password/choose-password.machine.ts'

test('ends on a success screen after resetting a password, and logs in after setting a first password (SCR-05, SCR-20)', () => {
  expect(choosePasswordReducer('choosing', { type: 'accepted', isLogin: false })).toBe('done')
  expect(choosePasswordReducer('choosing', { type: 'accepted', isLogin: true })).toBe('navigating')
})

test('treats the link as invalid once its token is rejected', () => {
  expect(choosePasswordReducer('choosing', { type: 'token-rejected' })).toBe('invalid-link')
})

test('is ready again after a restore from the back/forward cache, unless the flow has ended (RS-3)', () => {
  expect(choosePasswordReducer('navigating', { type: 'page-restored' })).toBe('choosing')
  expect(choosePasswordReducer('done', { type: 'page-restored' })).toBe('done')
  expect(choosePasswordReducer('invalid-link', { type: 'page-restored' })).toBe('invalid-link')
})
