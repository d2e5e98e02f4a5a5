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
const answered = (status: string, fields: object = {}): QrLoginEvent => ({
  type: 'status-arrived',
  token,
  status,
  now,
  ...fields,
})
const unanswered = { type: 'poll-failed', token, now } as const
const code = { token, picture: '/p', expiresAt: now + 180_000 }

const stateAfter = (...events: QrLoginEvent[]): QrLoginState => events.reduce(qrLoginReducer, initialQrLogin)
/** Returns how long the panel waits before it polls again, in ms. */
const waitOf = (state: QrLoginState) => 'failures' in state && state.nextPollAt !== undefined && state.nextPollAt - now

test('waits for a scan of a loaded code until the server’s expiry time', () => {
  expect(stateAfter(arrived)).toEqual({ phase: 'waiting', code, failures: 0, nextPollAt: now + pollMs })
  expect(stateAfter({ ...arrived, expiresIn: undefined })).toMatchObject({ code: { expiresAt: undefined } })
})

test('can request a code again after it failed to load', () => {
  const lost = { type: 'code-failed', isOffline: false } as const
  expect(stateAfter(lost)).toEqual({ phase: 'failed' })
  expect(stateAfter({ ...lost, retryAfterMs: 30_000 })).toEqual({ phase: 'failed', retryAfterMs: 30_000 })
  expect(stateAfter({ ...lost, isOffline: true })).toEqual({ phase: 'offline' })
  expect(stateAfter(lost, { type: 'code-requested' })).toEqual({ phase: 'loading' })
})

describe('RQ-12 polling', () => {
  test('backs off up to 20 s after polls without a response, until the server responds', () => {
    const waits = [1, 2, 3, 4, 5, 9].map((times) =>
      waitOf(stateAfter(arrived, ...Array<QrLoginEvent>(times).fill(unanswered))),
    )
    expect(waits).toEqual([5000, 10_000, 20_000, 20_000, 20_000, 20_000])
    expect(waitOf(stateAfter(arrived, unanswered, unanswered, answered('waiting')))).toBe(pollMs)
  })

  test('does not slow down after polls that failed offline', () => {
    expect(waitOf(stateAfter(arrived, unanswered, { ...unanswered, isOffline: true }))).toBe(pollMs)
    expect(waitOf(stateAfter(arrived, { ...unanswered, isOffline: true }, unanswered))).toBe(5000)
  })

  test('respects the server’s retry delay if it is longer', () => {
    expect(waitOf(stateAfter(arrived, { ...unanswered, retryAfterMs: 60_000 }))).toBe(60_000)
    expect(waitOf(stateAfter(arrived, { ...unanswered, retryAfterMs: 1 }))).toBe(5000)
  })

  test.each(['confirmed', 'canceled', 'expired', 'on_hold'])('stops polling at the status %s', (status) => {
    expect(stateAfter(arrived, answered(status))).not.toHaveProperty('nextPollAt')
  })

  test('requires a new code after an unknown status', () => {
    expect(stateAfter(arrived, answered('constructor'))).toEqual({ phase: 'unclear', code })
  })
})

test('keeps the user’s name and the new expiry time from a scan', () => {
  expect(stateAfter(arrived, answered('scanned', { name: 'Mei', expiresIn: 60 }))).toMatchObject({
    phase: 'scanned',
    name: 'Mei',
    code: { expiresAt: now + 60_000 },
  })
  expect(stateAfter(arrived, answered('scanned'))).toMatchObject({ code })
})

test('expires a code on time, but accepts a later confirmation', () => {
  const expired = stateAfter(arrived, answered('scanned'), { type: 'code-expired', token })
  expect(expired).toEqual({ phase: 'expired', code })
  expect(qrLoginReducer(expired, answered('confirmed'))).toMatchObject({ phase: 'confirmed' })
  expect(qrLoginReducer(expired, answered('scanned'))).toBe(expired)
})

test('RQ-6 ignores a response for an earlier code', () => {
  const second = stateAfter(arrived, { type: 'code-requested' }, { ...arrived, token: 'second' })
  for (const late of [
    answered('confirmed'),
    unanswered,
    { type: 'code-expired', token } as const,
    { type: 'poll-sent', token } as const,
  ])
    expect(qrLoginReducer(second, late)).toBe(second)
  expect(qrLoginReducer({ phase: 'loading' }, answered('confirmed'))).toEqual({ phase: 'loading' })
})

test('requires a new code after a refused login, unless the server redirects', () => {
  expect(stateAfter(arrived, answered('confirmed'), { type: 'refused', hasNextStep: false })).toEqual({
    phase: 'refused',
    code,
  })
  expect(stateAfter(arrived, { type: 'refused', hasNextStep: true })).toEqual({ phase: 'confirmed', code })
})
