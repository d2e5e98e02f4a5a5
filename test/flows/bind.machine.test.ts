import { expect, test } from 'vitest'
import { type BindEvent, bindReducer, initialBind } from '../../src/flows/sign-up/bind/bind.machine.ts'

const run = (...events: BindEvent[]) => events.reduce(bindReducer, initialBind)
const toRegister: BindEvent = { type: 'way-chosen', way: 'register' }
const toLogin: BindEvent = { type: 'way-chosen', way: 'login' }
const tokenRefused: BindEvent = { type: 'token-refused' }

test('begins with the login, and goes over to the new account and back (SCR-18)', () => {
  expect(run().screen).toBe('login')
  expect(run(toRegister).screen).toBe('register')
  expect(run(toRegister, toLogin).screen).toBe('login')
})

test('the form of the new account stays once it was seen, so that nothing typed is lost', () => {
  expect(run().hasSeenRegister).toBe(false)
  expect(run(toRegister, toLogin).hasSeenRegister).toBe(true)
})

test('without a token neither way is left', () => {
  expect(run(tokenRefused).screen).toBe('dead')
  expect(run(toRegister, tokenRefused, toLogin).screen).toBe('dead')
})

test('new accounts are offered until the server says that there are none, wherever the person is', () => {
  expect(run().canRegister).toBe(true)
  const state = run(toRegister, { type: 'settings-arrived', canRegister: false })
  expect([state.screen, state.canRegister]).toEqual(['register', false])
})
