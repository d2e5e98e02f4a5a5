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

describe('which way shows (SCR-01)', () => {
  test('the password at first, until the server has said what it offers', () => {
    expect(waysOf(initialLogin, null)).toEqual({
      tabs: ['password', 'sms', 'qr'],
      tab: 'password',
      way: 'password',
      hasSso: true,
      thirds,
    })
  })

  test('the one that the address names, where it is offered', () => {
    expect(waysOf(initialLogin, 'sms').way).toBe('sms')
    expect(waysOf(initialLogin, 'sso').way).toBe('sso')
    expect(waysOf(initialLogin, 'fingerprint').way).toBe('password')
    expect(waysOf(offering('password', 'sms'), 'qr').way).toBe('password')
    expect(waysOf(offering('password', 'sms'), 'sso').way).toBe('password')
  })

  test('what the person chooses goes before what the address names', () => {
    expect(waysOf(run(choose('qr')), 'sms').way).toBe('qr')
    expect(waysOf(run(choose('password')), 'sso').way).toBe('password')
  })

  test('back from the company’s login, the tab that was open before', () => {
    const atSso = run(choose('sms'), choose('sso'))
    expect(waysOf(atSso, null)).toMatchObject({ way: 'sso', tab: 'sms' })
    expect(waysOf(loginReducer(atSso, choose('sms')), null).way).toBe('sms')
  })

  test('another one where the open one is no longer offered', () => {
    const settings = { ...assumedLoginSettings, login_methods: ['sms'] }
    const state = run(choose('qr'), { type: 'settings-arrived', settings })
    expect(waysOf(state, null)).toEqual({ tabs: ['sms'], tab: 'sms', way: 'sms', hasSso: false, thirds })
  })

  test('the company’s login alone has no way back', () => {
    expect(waysOf(offering('sso'), null)).toEqual({ tabs: [], tab: undefined, way: 'sso', hasSso: true, thirds })
  })

  test.each([[[]], [['fingerprint']]])('third parties alone, or nothing, where no way is known: %j', (methods) => {
    const state = offering(...methods)
    expect(waysOf(state, null)).toEqual({ tabs: [], tab: undefined, way: 'third', hasSso: false, thirds })
    const without = { ...state, settings: { ...state.settings, thirds: [] } }
    expect(waysOf(without, null)).toMatchObject({ tabs: [], way: 'none' })
    // Third parties do not lead back to another application.
    expect(waysOf(state, null, 'oauth').way).toBe('none')
  })

  test('on behalf of another application only what brings people back to it (LOG-06)', () => {
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
