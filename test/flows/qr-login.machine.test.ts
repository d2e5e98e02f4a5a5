import { describe, expect, test } from 'vitest'
import {
  initialQrLogin,
  pollMs,
  type QrLoginEvent,
  type QrLoginState,
  qrLoginReducer,
} from '../../src/flows/sign-in/qr-login/qr-login.machine.ts'

const now = 1_000_000
const token = 'first'
const arrived = { type: 'code-arrived', token, picture: '/p', expiresIn: 180, now } as const
const answered = (status: string, more: object = {}): QrLoginEvent => ({
  type: 'answered',
  token,
  status,
  now,
  ...more,
})
const unanswered = { type: 'unanswered', token, now } as const
const code = { token, picture: '/p', expiresAt: now + 180_000 }

const stateAfter = (...events: QrLoginEvent[]): QrLoginState => events.reduce(qrLoginReducer, initialQrLogin)
/** How long the panel waits before its next question, in ms. */
const waitOf = (state: QrLoginState) => 'failures' in state && state.nextAskAt !== undefined && state.nextAskAt - now

test('a code that arrives waits, with the server’s time until it is over', () => {
  expect(stateAfter(arrived)).toEqual({ phase: 'waiting', code, failures: 0, nextAskAt: now + pollMs })
  expect(stateAfter({ ...arrived, expiresIn: undefined })).toMatchObject({ code: { expiresAt: undefined } })
})

describe('RQ-12', () => {
  test('the next question waits 2 to 3 s from the answer before', () => {
    expect(pollMs).toBeGreaterThanOrEqual(2000)
    expect(pollMs).toBeLessThanOrEqual(3000)
    expect(waitOf(stateAfter(arrived, { type: 'asked', token }, answered('waiting')))).toBe(pollMs)
  })

  test('unanswered ones are further and further apart, up to 20 s; an answer ends that', () => {
    const waits = [1, 2, 3, 4, 5, 9].map((times) =>
      waitOf(stateAfter(arrived, ...Array<QrLoginEvent>(times).fill(unanswered))),
    )
    expect(waits).toEqual([5000, 10_000, 20_000, 20_000, 20_000, 20_000])
    expect(waitOf(stateAfter(arrived, unanswered, unanswered, answered('waiting')))).toBe(pollMs)
  })

  test('unanswered for want of a connection slows down nothing that comes after', () => {
    expect(waitOf(stateAfter(arrived, unanswered, { ...unanswered, isOffline: true }))).toBe(pollMs)
    expect(waitOf(stateAfter(arrived, { ...unanswered, isOffline: true }, unanswered))).toBe(5000)
  })

  test('the server’s own wait is kept where it is longer', () => {
    expect(waitOf(stateAfter(arrived, { ...unanswered, retryAfterMs: 60_000 }))).toBe(60_000)
    expect(waitOf(stateAfter(arrived, { ...unanswered, retryAfterMs: 1 }))).toBe(5000)
  })

  test.each(['confirmed', 'canceled', 'expired', 'on_hold'])('%s is the last answer', (status) => {
    expect(stateAfter(arrived, answered(status))).not.toHaveProperty('nextAskAt')
  })
})

test('RQ-6 what concerns another code comes too late', () => {
  const second = stateAfter(arrived, { type: 'code-asked' }, { ...arrived, token: 'second' })
  for (const late of [
    answered('confirmed'),
    unanswered,
    { type: 'time-up', token } as const,
    { type: 'asked', token } as const,
  ])
    expect(qrLoginReducer(second, late)).toBe(second)
  expect(qrLoginReducer({ phase: 'loading' }, answered('confirmed'))).toEqual({ phase: 'loading' })
})
