import { describe, expect, test } from 'vitest'
import {
  assumedLoginSettings,
  initialLogin,
  type LoginEvent,
  type LoginState,
  loginReducer,
  waysOf,
} from '../../src/flows/sign-in/login/login.machine.ts'

const { thirds } = assumedLoginSettings
const run = (...events: LoginEvent[]) => events.reduce(loginReducer, initialLogin)
const choose = (way: 'password' | 'sms' | 'qr' | 'sso'): LoginEvent => ({ type: 'chosen', way })
const offering = (...methods: string[]): LoginState => ({
  ...initialLogin,
  settings: { ...assumedLoginSettings, login_methods: methods },
})

test('an accepted login navigates; restored from the back-forward cache, the form can be used again (RS-3)', () => {
  expect(run({ type: 'accepted' }).phase).toBe('leaving')
  expect(run({ type: 'accepted' }, { type: 'returned' }).phase).toBe('ready')
})

describe('the method that shows (SCR-01)', () => {
  test('the password at first, until the methods have loaded', () => {
    expect(waysOf(initialLogin, null)).toEqual({
      tabs: ['password', 'sms', 'qr'],
      tab: 'password',
      way: 'password',
      hasSso: true,
      thirds,
    })
  })

  test('the one in the URL, if it is available', () => {
    expect(waysOf(initialLogin, 'sms').way).toBe('sms')
    expect(waysOf(initialLogin, 'sso').way).toBe('sso')
    expect(waysOf(initialLogin, 'fingerprint').way).toBe('password')
    expect(waysOf(offering('password', 'sms'), 'qr').way).toBe('password')
    expect(waysOf(offering('password', 'sms'), 'sso').way).toBe('password')
  })

  test('the chosen one takes precedence over the one in the URL', () => {
    expect(waysOf(run(choose('qr')), 'sms').way).toBe('qr')
    expect(waysOf(run(choose('password')), 'sso').way).toBe('password')
  })

  test('back from the company login, the previously open tab', () => {
    const atSso = run(choose('sms'), choose('sso'))
    expect(waysOf(atSso, null)).toMatchObject({ way: 'sso', tab: 'sms' })
    expect(waysOf(loginReducer(atSso, choose('sms')), null).way).toBe('sms')
  })

  test('another one if the open one is no longer available', () => {
    const settings = { ...assumedLoginSettings, login_methods: ['sms'] }
    const state = run(choose('qr'), { type: 'settings-arrived', settings })
    expect(waysOf(state, null)).toEqual({ tabs: ['sms'], tab: 'sms', way: 'sms', hasSso: false, thirds })
  })

  test('the company login has no back link if it is the only method', () => {
    expect(waysOf(offering('sso'), null)).toEqual({ tabs: [], tab: undefined, way: 'sso', hasSso: true, thirds })
  })

  test.each([[[]], [['fingerprint']]])('only third parties, or nothing, if no method is known: %j', (methods) => {
    const state = offering(...methods)
    expect(waysOf(state, null)).toEqual({ tabs: [], tab: undefined, way: 'third', hasSso: false, thirds })
    const without = { ...state, settings: { ...state.settings, thirds: [] } }
    expect(waysOf(without, null)).toMatchObject({ tabs: [], way: 'none' })
    // A third-party login cannot return to another application.
    expect(waysOf(state, null, 'oauth').way).toBe('none')
  })

  test('for another application, only methods that can return to it (LOG-06)', () => {
    expect(waysOf(initialLogin, 'sms', 'oauth')).toEqual({
      tabs: ['password', 'qr'],
      tab: 'password',
      way: 'password',
      hasSso: false,
      thirds: [],
    })
    expect(waysOf(initialLogin, 'sms', 'ent_reg').way).toBe('sms')
  })
})
