import { expect, test } from 'vitest'
import {
  initialLinkAccount,
  type LinkAccountEvent,
  linkAccountReducer,
} from '../../src/flows/sign-up/link-account/link-account.machine.ts'

const run = (...events: LinkAccountEvent[]) => events.reduce(linkAccountReducer, initialLinkAccount)
const toRegister: LinkAccountEvent = { type: 'method-chosen', method: 'register' }
const toLogin: LinkAccountEvent = { type: 'method-chosen', method: 'login' }
const tokenRefused: LinkAccountEvent = { type: 'token-refused' }

test('starts with the login form, and switches to the new-account form and back (SCR-18)', () => {
  expect(run().screen).toBe('login')
  expect(run(toRegister).screen).toBe('register')
  expect(run(toRegister, toLogin).screen).toBe('login')
})

test('the form for the new account stays mounted once shown, so that input is kept', () => {
  expect(run().hasSeenRegister).toBe(false)
  expect(run(toRegister, toLogin).hasSeenRegister).toBe(true)
})

test('neither form is available without a token', () => {
  expect(run(tokenRefused).screen).toBe('dead')
  expect(run(toRegister, tokenRefused, toLogin).screen).toBe('dead')
})

test('a new account is offered at any step until the server says that registration is closed', () => {
  expect(run().canRegister).toBe(true)
  const state = run(toRegister, { type: 'settings-arrived', canRegister: false })
  expect([state.screen, state.canRegister]).toEqual(['register', false])
})
