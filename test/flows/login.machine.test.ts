import { describe, expect, test } from 'vitest'
import {
  assumedLoginSettings,
  initialLogin,
  type LoginEvent,
  type LoginState,
  loginReducer,
  methodsOf,
} from '../../src/flows/sign-in/login/login.machine.ts'

const { thirds } = assumedLoginSettings
const run = (...events: LoginEvent[]) => events.reduce(loginReducer, initialLogin)
const choose = (method: 'password' | 'sms' | 'qr' | 'sso'): LoginEvent => ({ type: 'chosen', method })
const offering = (...methods: string[]): LoginState => ({
  ...initialLogin,
  settings: { ...assumedLoginSettings, login_methods: methods },
})

test('an accepted login navigates, and the form can be used again after a restore from the back-forward cache (RS-3)', () => {
  expect(run({ type: 'accepted' }).phase).toBe('navigating')
  expect(run({ type: 'accepted' }, { type: 'returned' }).phase).toBe('ready')
})

describe('the login page shows (SCR-01)', () => {
  test('the password form until the methods have loaded', () => {
    expect(methodsOf(initialLogin, null)).toEqual({
      tabs: ['password', 'sms', 'qr'],
      tab: 'password',
      method: 'password',
      hasSso: true,
      providers: thirds,
    })
  })

  test('the method in the URL if it is available', () => {
    expect(methodsOf(initialLogin, 'sms').method).toBe('sms')
    expect(methodsOf(initialLogin, 'sso').method).toBe('sso')
    expect(methodsOf(initialLogin, 'fingerprint').method).toBe('password')
    expect(methodsOf(offering('password', 'sms'), 'qr').method).toBe('password')
    expect(methodsOf(offering('password', 'sms'), 'sso').method).toBe('password')
  })

  test('the selected method rather than the one in the URL', () => {
    expect(methodsOf(run(choose('qr')), 'sms').method).toBe('qr')
    expect(methodsOf(run(choose('password')), 'sso').method).toBe('password')
  })

  test('the previously open tab after the company login', () => {
    const atSso = run(choose('sms'), choose('sso'))
    expect(methodsOf(atSso, null)).toMatchObject({ method: 'sso', tab: 'sms' })
    expect(methodsOf(loginReducer(atSso, choose('sms')), null).method).toBe('sms')
  })

  test('another method if the open one is no longer available', () => {
    const settings = { ...assumedLoginSettings, login_methods: ['sms'] }
    const state = run(choose('qr'), { type: 'settings-arrived', settings })
    expect(methodsOf(state, null)).toEqual({
      tabs: ['sms'],
      tab: 'sms',
      method: 'sms',
      hasSso: false,
      providers: thirds,
    })
  })

  test('the company login without a back link if it is the only method', () => {
    expect(methodsOf(offering('sso'), null)).toEqual({
      tabs: [],
      tab: undefined,
      method: 'sso',
      hasSso: true,
      providers: thirds,
    })
  })

  test.each([[[]], [['fingerprint']]])('only third parties or nothing if no method is known: %j', (methods) => {
    const state = offering(...methods)
    expect(methodsOf(state, null)).toEqual({
      tabs: [],
      tab: undefined,
      method: 'third',
      hasSso: false,
      providers: thirds,
    })
    const without = { ...state, settings: { ...state.settings, thirds: [] } }
    expect(methodsOf(without, null)).toMatchObject({ tabs: [], method: 'none' })
    // A third-party login cannot return to another application.
    expect(methodsOf(state, null, 'oauth').method).toBe('none')
  })

  test('only methods that can return to the application if the login is for one (LOG-06)', () => {
    expect(methodsOf(initialLogin, 'sms', 'oauth')).toEqual({
      tabs: ['password', 'qr'],
      tab: 'password',
      method: 'password',
      hasSso: false,
      providers: [],
    })
    expect(methodsOf(initialLogin, 'sms', 'ent_reg').method).toBe('sms')
  })
})
