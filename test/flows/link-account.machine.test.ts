import { expect, test } from 'vitest'
import {
  initialLinkAccount,
  type LinkAccountEvent,
  linkAccountReducer,
} from '../../src/flows/sign-up/link-account/link-account.machine.ts'

const run = (...events: LinkAccountEvent[]) => events.reduce(linkAccountReducer, initialLinkAccount)
const registerChosen: LinkAccountEvent = { type: 'method-chosen', method: 'register' }
const loginChosen: LinkAccountEvent = { type: 'method-chosen', method: 'login' }
const tokenRejected: LinkAccountEvent = { type: 'token-rejected' }

test('starts with the login form, and switches to the new-account form and back (SCR-18)', () => {
  expect(run().screen).toBe('login')
  expect(run(registerChosen).screen).toBe('register')
  expect(run(registerChosen, loginChosen).screen).toBe('login')
})

test('keeps the new-account form mounted after it is first shown, to preserve its input', () => {
  expect(run().hasSeenRegister).toBe(false)
  expect(run(registerChosen, loginChosen).hasSeenRegister).toBe(true)
})

test('ends the flow once the token is rejected', () => {
  expect(run(tokenRejected).screen).toBe('invalid-token')
  expect(run(registerChosen, tokenRejected, loginChosen).screen).toBe('invalid-token')
})

test('offers a new account until the server reports that registration is closed', () => {
  expect(run().canRegister).toBe(true)
  const state = run(registerChosen, { type: 'settings-loaded', canRegister: false })
  expect([state.screen, state.canRegister]).toEqual(['register', false])
})
