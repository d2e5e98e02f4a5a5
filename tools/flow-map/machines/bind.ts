import { bindReducer, initialBind } from '../../../src/flows/sign-up/bind/bind.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

export const bind = toFlow('Logging in', {
  id: 'bind',
  title: 'Binding a third party',
  about: 'The account of a third party is bound to one that exists, or to a new one (SCR-18).',
  source: 'src/flows/sign-up/bind/bind.machine.ts',
  reducer: bindReducer,
  initial: initialBind,
  nameOf: ({ screen }) => screen,
  states: {
    login: { words: 'To an account that exists', shown: by('pages-bind', 'Default') },
    register: { words: 'To a new account', shown: by('pages-bind', 'NewAccount') },
    dead: { words: 'The third party has to log in again', shown: by('pages-bind', 'Dead') },
  },
  examples: {
    'way-chosen': [
      ['an account that exists', { type: 'way-chosen', way: 'login' }],
      ['a new account', { type: 'way-chosen', way: 'register' }],
    ],
    'settings-arrived': [
      ['new accounts are taken', { type: 'settings-arrived', canRegister: true }],
      ['none are taken', { type: 'settings-arrived', canRegister: false }],
    ],
    'token-refused': [{ type: 'token-refused' }],
  },
})
