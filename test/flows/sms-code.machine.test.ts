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
const sentCode = { messageType: 'txt', to: '138****8000' } as const

const run = (...events: SmsCodeEvent[]): SmsCodeState => events.reduce(smsCodeReducer, initialSmsCode)
const sendingEvents: SmsCodeEvent[] = [{ type: 'send-started' }]
const countingEvents: SmsCodeEvent[] = [...sendingEvents, { type: 'sent', sentCode, now: start }]
const tick = (now: number): SmsCodeEvent => ({ type: 'ticked', now })

describe('WID-06 the states of the SMS code field', () => {
  test('WID-06 sends a code on a click, then starts a 60 s countdown', () => {
    expect(run(...sendingEvents)).toEqual({ phase: 'sending' })
    expect(run(...countingEvents)).toEqual({
      phase: 'counting',
      sentCode,
      endsAt: start + 60 * second,
      secondsLeft: 60,
    })
  })

  test('WID-06 OC-4 returns to init, without a countdown, after a failure', () => {
    expect(run(...sendingEvents, { type: 'failed' })).toEqual({ phase: 'idle' })
  })

  test('WID-06 returns to init at the end of the countdown, and remembers that a code was sent', () => {
    expect(run(...countingEvents, tick(start + 60 * second))).toEqual({ phase: 'idle', sentCode })
  })

  test('WID-06 remembers the earlier code if sending another one fails', () => {
    const eventsThroughCountdown = [...countingEvents, tick(start + 60 * second)]
    expect(run(...eventsThroughCountdown, { type: 'send-started' }, { type: 'failed' })).toEqual({
      phase: 'idle',
      sentCode,
    })
  })

  test('WID-06 OC-4 neither sends a code during the countdown nor restarts the countdown', () => {
    const state = run(...countingEvents)
    for (const event of [
      { type: 'send-started' },
      { type: 'failed' },
      { type: 'sent', sentCode, now: start + 9 },
    ] as const) {
      expect(smsCodeReducer(state, event)).toBe(state)
    }
  })

  test('WID-06 can send a code to another number immediately, and continues a number’s countdown when that number is entered again', () => {
    const initState = smsCodeReducer(run(...countingEvents), { type: 'recipient-changed', now: start + 9 * second })
    expect(initState).toEqual({ phase: 'idle' })
    const earlierCode = { sentCode, endsAt: start + 60 * second }
    const state = smsCodeReducer(initState, { type: 'recipient-changed', earlierCode, now: start + 10 * second })
    expect(state).toEqual({ phase: 'counting', ...earlierCode, secondsLeft: 50 })
    expect(smsCodeReducer(initState, { type: 'recipient-changed', earlierCode, now: start + 61 * second })).toEqual({
      phase: 'idle',
      sentCode,
    })
    expect(run(...sendingEvents, { type: 'recipient-changed', now: start })).toEqual({ phase: 'sending' })
  })

  test('RQ-6 ignores an unexpected response or tick', () => {
    expect(run({ type: 'sent', sentCode, now: start })).toBe(initialSmsCode)
    expect(run(tick(start))).toBe(initialSmsCode)
  })
})

// `sms-code.countdown.test.tsx` tests how the countdown runs and how it continues after a reload.
test('OC-2 the countdown never shows more than 60 s, and still ends, if the clock jumps back an hour', () => {
  const stateAfterJump = run(...countingEvents, tick(start - hour))
  expect(stateAfterJump).toMatchObject({ phase: 'counting', secondsLeft: 60 })
  expect(smsCodeReducer(stateAfterJump, tick(start - hour + 30 * second))).toMatchObject({ secondsLeft: 30 })
  expect(smsCodeReducer(stateAfterJump, tick(start - hour + 60 * second))).toEqual({ phase: 'idle', sentCode })
})

test('OC-3 ignores a stored countdown once a code is being sent', () => {
  const restored = { type: 'restored', endsAt: start + second, now: start } as const
  expect(run(...sendingEvents, restored)).toEqual({ phase: 'sending' })
  expect(run(...countingEvents, restored)).toMatchObject({ secondsLeft: 60 })
})
