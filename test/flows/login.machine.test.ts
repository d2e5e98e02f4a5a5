import { expect, test } from 'vitest'
import {
  defaultLoginSettings,
  getAvailableMethods,
  initialLogin,
  type LoginEvent,
  type LoginState,
  loginReducer,
} from '../../src/flows/sign-in/login/login.machine.ts'

const { thirds: providers } = defaultLoginSettings
const run = (...events: LoginEvent[]) => events.reduce(loginReducer, initialLogin)
const choose = (method: 'password' | 'sms' | 'qr' | 'sso'): LoginEvent => ({ type: 'method-chosen', method })
const stateWith = (...methods: string[]): LoginState => ({
  ...initialLogin,
  settings: { ...defaultLoginSettings, login_methods: methods },
})

test('navigates after an accepted login, and is ready again when restored from the back/forward cache (RS-3)', () => {
  expect(run({ type: 'accepted' }).phase).toBe('navigating')
  expect(run({ type: 'accepted' }, { type: 'page-restored' }).phase).toBe('ready')
})

const onlyThirdParties = { tabs: [], tab: undefined, method: 'provider', hasSso: false, providers }
const withoutThirdParties = (state: LoginState): LoginState => ({
  ...state,
  settings: { ...state.settings, thirds: [] },
})
const smsSettings = { ...defaultLoginSettings, login_methods: ['sms'] }

test.each<[string, LoginState, string | null, object, string?]>([
  [
    'the password form until the methods have loaded',
    initialLogin,
    null,
    { tabs: ['password', 'sms', 'qr'], tab: 'password', method: 'password', hasSso: true, providers },
  ],
  ['the method named in the URL', initialLogin, 'sms', { method: 'sms' }],
  ['the company login if the URL names it', initialLogin, 'sso', { method: 'sso' }],
  ['a known method if the URL has an unknown method', initialLogin, 'fingerprint', { method: 'password' }],
  ['an available method if the URL has an unavailable one', stateWith('password', 'sms'), 'qr', { method: 'password' }],
  ['no company login if the server does not offer it', stateWith('password', 'sms'), 'sso', { method: 'password' }],
  ['the selected method rather than the one in the URL', run(choose('qr')), 'sms', { method: 'qr' }],
  [
    'the selected method rather than the company login named in the URL',
    run(choose('password')),
    'sso',
    { method: 'password' },
  ],
  ['the company login and the selected tab', run(choose('sms'), choose('sso')), null, { method: 'sso', tab: 'sms' }],
  ['a tab selected after the company login', run(choose('sms'), choose('sso'), choose('sms')), null, { method: 'sms' }],
  [
    'another method if the selected method is no longer available',
    run(choose('qr'), { type: 'settings-loaded', settings: smsSettings }),
    null,
    { tabs: ['sms'], tab: 'sms', method: 'sms', hasSso: false, providers },
  ],
  ['only the company login', stateWith('sso'), null, { ...onlyThirdParties, method: 'sso', hasSso: true }],
  ['only third-party logins if there is no other method', stateWith(), null, onlyThirdParties],
  ['only third-party logins if no method is known', stateWith('fingerprint'), null, onlyThirdParties],
  [
    'nothing if there is no method at all',
    withoutThirdParties(stateWith()),
    null,
    { ...onlyThirdParties, method: 'none', providers: [] },
  ],
  [
    'only methods that can return to another application',
    initialLogin,
    'sms',
    { tabs: ['password', 'qr'], tab: 'password', method: 'password', hasSso: false, providers: [] },
    'oauth',
  ],
  ['no third-party login for another application', stateWith(), null, { method: 'none' }, 'oauth'],
  ['all methods for an enterprise registration', initialLogin, 'sms', { method: 'sms' }, 'ent_reg'],
])('shows %s on the login page (SCR-01, LOG-06)', (_, state, urlMethod, expected, mode) => {
  expect(getAvailableMethods(state, urlMethod, mode as 'oauth')).toMatchObject(expected)
})
