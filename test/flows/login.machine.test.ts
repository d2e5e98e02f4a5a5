import { describe, expect, test } from 'vitest'
import {
  assumedLoginSettings,
  initialLogin,
  type LoginEvent,
  loginReducer,
} from '../../src/flows/login/login.machine.ts'

const run = (...events: LoginEvent[]) => events.reduce(loginReducer, initialLogin)
const refused = (newPicture: string, isPictureWanted = false): LoginEvent => ({
  type: 'refused',
  isPictureWanted,
  newPicture,
})
const submitted: LoginEvent = { type: 'submitted' }

test('a try goes from ready over submitting to ready or away', () => {
  expect(run(submitted).phase).toBe('submitting')
  expect(run(submitted, refused('a')).phase).toBe('ready')
  expect(run(submitted, { type: 'accepted' }).phase).toBe('leaving')
})

test('back from the back-forward cache, the form can be used again (RS-3)', () => {
  expect(run(submitted, { type: 'accepted' }, { type: 'returned', newPicture: 'a' }).phase).toBe('ready')
})

describe('picture captcha (OC-5, ERR-14)', () => {
  test('is not there until it is wanted', () => {
    expect(run(submitted, refused('a')).picture).toBeUndefined()
    expect(run({ type: 'returned', newPicture: 'a' }).picture).toBeUndefined()
    expect(run(submitted, refused('a', true)).picture).toBe('a')
  })

  test('is new after every refused try, on return and on request', () => {
    expect(run(refused('a', true), refused('b')).picture).toBe('b')
    expect(run(refused('a', true), { type: 'returned', newPicture: 'b' }).picture).toBe('b')
    expect(run(refused('a', true), { type: 'picture-refreshed', newPicture: 'b' }).picture).toBe('b')
  })

  test('comes with settings that demand it, and later settings leave it alone', () => {
    const settings = { ...assumedLoginSettings, pic_captcha_required: true }
    const once = run({ type: 'settings-arrived', settings, newPicture: 'a' })
    expect(once.picture).toBe('a')
    expect(loginReducer(once, { type: 'settings-arrived', settings, newPicture: 'b' }).picture).toBe('a')
  })
})
