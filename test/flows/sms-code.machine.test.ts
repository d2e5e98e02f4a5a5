import { describe, expect, test } from 'vitest'
import {
  initialSmsCode,
  type SmsCodeEvent,
  type SmsCodeState,
  smsCodeReducer,
} from '../../src/widgets/sms-code/sms-code.machine.ts'

const start = 1_700_000_000_000
const second = 1000
const hour = 3_600_000
const sent = { messageType: 'txt', to: '138****8000' } as const

const run = (...events: SmsCodeEvent[]): SmsCodeState => events.reduce(smsCodeReducer, initialSmsCode)
const sending: SmsCodeEvent[] = [{ type: 'pressed' }]
const counting: SmsCodeEvent[] = [...sending, { type: 'sent', sent, now: start }]
const tick = (now: number): SmsCodeEvent => ({ type: 'ticked', now })

describe('WID-06 the states of the box', () => {
  test('WID-06 a click sends, and a sent code counts down 60 s', () => {
    expect(run(...sending)).toEqual({ phase: 'sending' })
    expect(run(...counting)).toEqual({ phase: 'counting', sent, endsAt: start + 60 * second, seconds: 60 })
  })

  test('WID-06 OC-4 a failure leads back to init, without a countdown', () => {
    expect(run(...sending, { type: 'failed' })).toEqual({ phase: 'init' })
  })

  test('WID-06 the end of the countdown leads back to init, which remembers that a code was sent', () => {
    expect(run(...counting, tick(start + 60 * second))).toEqual({ phase: 'init', sent })
  })

  test('WID-06 after a later failed send it still remembers the earlier code', () => {
    const over = [...counting, tick(start + 60 * second)]
    expect(run(...over, { type: 'pressed' }, { type: 'failed' })).toEqual({ phase: 'init', sent })
  })

  test('WID-06 OC-4 during the countdown nothing can be sent, not even by voice, and nothing restarts it', () => {
    const state = run(...counting)
    for (const event of [{ type: 'pressed' }, { type: 'failed' }, { type: 'sent', sent, now: start + 9 }] as const) {
      expect(smsCodeReducer(state, event)).toBe(state)
    }
  })

  test('OC-4 a voice code counts down as well', () => {
    const voice = { messageType: 'voice' } as const
    expect(run(...sending, { type: 'sent', sent: voice, now: start })).toMatchObject({ phase: 'counting', sent: voice })
  })

  test('WID-06 another number can get a code at once; back at the first, its countdown continues', () => {
    const other = smsCodeReducer(run(...counting), { type: 'readdressed', now: start + 9 * second })
    expect(other).toEqual({ phase: 'init' })
    const known = { sent, endsAt: start + 60 * second }
    const back = smsCodeReducer(other, { type: 'readdressed', known, now: start + 10 * second })
    expect(back).toEqual({ phase: 'counting', ...known, seconds: 50 })
    expect(smsCodeReducer(other, { type: 'readdressed', known, now: start + 61 * second })).toEqual({
      phase: 'init',
      sent,
    })
    expect(run(...sending, { type: 'readdressed', now: start })).toEqual({ phase: 'sending' })
  })

  test('RQ-6 an unexpected answer changes nothing', () => {
    expect(run({ type: 'sent', sent, now: start })).toBe(initialSmsCode)
    expect(run(tick(start))).toBe(initialSmsCode)
  })
})

describe('OC-2 the seconds come from an end time', () => {
  test.each([
    [1, 60],
    [999, 60],
    [1000, 59],
    [59_001, 1],
    [59_999, 1],
  ])('OC-2 after %d ms it shows %d', (ms, seconds) => {
    expect(run(...counting, tick(start + ms))).toMatchObject({ phase: 'counting', seconds })
  })

  test('OC-2 if the clock jumps back an hour, it never shows more than 60 and still ends', () => {
    const jumped = run(...counting, tick(start - hour))
    expect(jumped).toMatchObject({ phase: 'counting', seconds: 60 })
    expect(smsCodeReducer(jumped, tick(start - hour + 30 * second))).toMatchObject({ seconds: 30 })
    expect(smsCodeReducer(jumped, tick(start - hour + 60 * second))).toEqual({ phase: 'init', sent })
  })

  test.each([120 * second, hour])('OC-2 after %d hidden ms it has ended', (ms) => {
    expect(run(...counting, tick(start + ms))).toEqual({ phase: 'init', sent })
  })
})

describe('OC-3 after a reload', () => {
  test('OC-3 it continues without knowing the recipient', () => {
    expect(run({ type: 'restored', endsAt: start + 47 * second, now: start })).toEqual({
      phase: 'counting',
      sent: {},
      endsAt: start + 47 * second,
      seconds: 47,
    })
  })

  test('OC-3 an end too far in the future counts as 60 s', () => {
    expect(run({ type: 'restored', endsAt: start + hour, now: start })).toMatchObject({ seconds: 60 })
  })

  test('OC-3 a running countdown is not changed', () => {
    const restored = { type: 'restored', endsAt: start + second, now: start } as const
    expect(run(...sending, restored)).toEqual({ phase: 'sending' })
    expect(run(...counting, restored)).toMatchObject({ seconds: 60 })
  })
})
