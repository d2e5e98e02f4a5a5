import { describe, expect, test } from 'vitest'
import {
  initialQrLogin,
  pollDelayMs,
  type QrLoginEvent,
  type QrLoginState,
  qrLoginReducer,
} from '../../src/flows/sign-in/qr-login/qr-login.machine.ts'

const now = 1_000_000
const token = 'first'
const codeLoaded = { type: 'code-loaded', token, imageUrl: '/p', expiresIn: 180, now } as const
const statusReceived = (status: string, fields: object = {}): QrLoginEvent => ({
  type: 'status-received',
  token,
  status,
  now,
  ...fields,
})
const pollFailed = { type: 'poll-failed', token, now } as const
const code = { token, imageUrl: '/p', expiresAt: now + 180_000 }

const stateAfter = (...events: QrLoginEvent[]): QrLoginState => events.reduce(qrLoginReducer, initialQrLogin)
/** Returns the delay until the next poll in ms, or false if none is scheduled. */
const getPollDelay = (state: QrLoginState) =>
  'failures' in state && state.nextPollAt !== undefined && state.nextPollAt - now

test('waits for a scan until the expiry time given by the server, if any', () => {
  expect(stateAfter(codeLoaded)).toEqual({ phase: 'waiting', code, failures: 0, nextPollAt: now + pollDelayMs })
  expect(stateAfter({ ...codeLoaded, expiresIn: undefined })).toMatchObject({ code: { expiresAt: undefined } })
})

test('can request a new code after a code failed to load', () => {
  const codeFailed = { type: 'code-failed', isOffline: false } as const
  expect(stateAfter(codeFailed)).toEqual({ phase: 'failed' })
  expect(stateAfter({ ...codeFailed, retryAfterMs: 30_000 })).toEqual({ phase: 'failed', retryAfterMs: 30_000 })
  expect(stateAfter({ ...codeFailed, isOffline: true })).toEqual({ phase: 'offline' })
  expect(stateAfter(codeFailed, { type: 'code-requested' })).toEqual({ phase: 'loading' })
})

describe('RQ-12 polling', () => {
  test('backs off up to 20 s after polls without a response, until the server responds', () => {
    const delays = [1, 2, 3, 4, 5, 9].map((times) =>
      getPollDelay(stateAfter(codeLoaded, ...Array<QrLoginEvent>(times).fill(pollFailed))),
    )
    expect(delays).toEqual([5000, 10_000, 20_000, 20_000, 20_000, 20_000])
    expect(getPollDelay(stateAfter(codeLoaded, pollFailed, pollFailed, statusReceived('waiting')))).toBe(pollDelayMs)
  })

  test('does not back off after polls that failed while offline', () => {
    expect(getPollDelay(stateAfter(codeLoaded, pollFailed, { ...pollFailed, isOffline: true }))).toBe(pollDelayMs)
    expect(getPollDelay(stateAfter(codeLoaded, { ...pollFailed, isOffline: true }, pollFailed))).toBe(5000)
  })

  test('uses the server’s retry delay if that delay is longer than the backoff', () => {
    expect(getPollDelay(stateAfter(codeLoaded, { ...pollFailed, retryAfterMs: 60_000 }))).toBe(60_000)
    expect(getPollDelay(stateAfter(codeLoaded, { ...pollFailed, retryAfterMs: 1 }))).toBe(5000)
  })

  test.each(['confirmed', 'canceled', 'expired', 'on_hold'])('stops polling once the status is %s', (status) => {
    expect(stateAfter(codeLoaded, statusReceived(status))).not.toHaveProperty('nextPollAt')
  })

  test('requires a new code after an unknown status', () => {
    expect(stateAfter(codeLoaded, statusReceived('constructor'))).toEqual({ phase: 'unknown-status', code })
  })
})

test('stores the user’s name and the new expiry time after a scan', () => {
  expect(stateAfter(codeLoaded, statusReceived('scanned', { name: 'Mei', expiresIn: 60 }))).toMatchObject({
    phase: 'scanned',
    name: 'Mei',
    code: { expiresAt: now + 60_000 },
  })
  expect(stateAfter(codeLoaded, statusReceived('scanned'))).toMatchObject({ code })
})

test('accepts a confirmation of an expired code, but not a scan', () => {
  const expiredState = stateAfter(codeLoaded, statusReceived('scanned'), { type: 'code-expired', token })
  expect(expiredState).toEqual({ phase: 'expired', code })
  expect(qrLoginReducer(expiredState, statusReceived('confirmed'))).toMatchObject({ phase: 'confirmed' })
  expect(qrLoginReducer(expiredState, statusReceived('scanned'))).toBe(expiredState)
})

test('RQ-6 ignores events for an earlier code', () => {
  const stateWithSecondCode = stateAfter(codeLoaded, { type: 'code-requested' }, { ...codeLoaded, token: 'second' })
  for (const lateEvent of [
    statusReceived('confirmed'),
    pollFailed,
    { type: 'code-expired', token } as const,
    { type: 'poll-sent', token } as const,
  ])
    expect(qrLoginReducer(stateWithSecondCode, lateEvent)).toBe(stateWithSecondCode)
  expect(qrLoginReducer({ phase: 'loading' }, statusReceived('confirmed'))).toEqual({ phase: 'loading' })
})

test('requires a new code after a rejected login, unless the server specifies a next step', () => {
  expect(stateAfter(codeLoaded, statusReceived('confirmed'), { type: 'rejected', hasNextStep: false })).toEqual({
    phase: 'rejected',
    code,
  })
  expect(stateAfter(codeLoaded, { type: 'rejected', hasNextStep: true })).toEqual({ phase: 'confirmed', code })
})
