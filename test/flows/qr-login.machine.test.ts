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
const codeArrived = { type: 'code-arrived', token, picture: '/p', expiresIn: 180, now } as const
const statusArrived = (status: string, fields: object = {}): QrLoginEvent => ({
  type: 'status-arrived',
  token,
  status,
  now,
  ...fields,
})
const pollFailed = { type: 'poll-failed', token, now } as const
const code = { token, picture: '/p', expiresAt: now + 180_000 }

const stateAfter = (...events: QrLoginEvent[]): QrLoginState => events.reduce(qrLoginReducer, initialQrLogin)
/** Returns how long the panel waits before it polls again, in ms. */
const waitOf = (state: QrLoginState) => 'failures' in state && state.nextPollAt !== undefined && state.nextPollAt - now

test('waits for a scan of a loaded code until the server’s expiry time', () => {
  expect(stateAfter(codeArrived)).toEqual({ phase: 'waiting', code, failures: 0, nextPollAt: now + pollMs })
  expect(stateAfter({ ...codeArrived, expiresIn: undefined })).toMatchObject({ code: { expiresAt: undefined } })
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
    const waits = [1, 2, 3, 4, 5, 9].map((times) =>
      waitOf(stateAfter(codeArrived, ...Array<QrLoginEvent>(times).fill(pollFailed))),
    )
    expect(waits).toEqual([5000, 10_000, 20_000, 20_000, 20_000, 20_000])
    expect(waitOf(stateAfter(codeArrived, pollFailed, pollFailed, statusArrived('waiting')))).toBe(pollMs)
  })

  test('does not slow down after polls that failed offline', () => {
    expect(waitOf(stateAfter(codeArrived, pollFailed, { ...pollFailed, isOffline: true }))).toBe(pollMs)
    expect(waitOf(stateAfter(codeArrived, { ...pollFailed, isOffline: true }, pollFailed))).toBe(5000)
  })

  test('uses the server’s retry delay if that delay is longer than its own', () => {
    expect(waitOf(stateAfter(codeArrived, { ...pollFailed, retryAfterMs: 60_000 }))).toBe(60_000)
    expect(waitOf(stateAfter(codeArrived, { ...pollFailed, retryAfterMs: 1 }))).toBe(5000)
  })

  test.each(['confirmed', 'canceled', 'expired', 'on_hold'])('stops polling at the status %s', (status) => {
    expect(stateAfter(codeArrived, statusArrived(status))).not.toHaveProperty('nextPollAt')
  })

  test('requires a new code after an unknown status', () => {
    expect(stateAfter(codeArrived, statusArrived('constructor'))).toEqual({ phase: 'unclear', code })
  })
})

test('stores the user’s name and the new expiry time from a scan', () => {
  expect(stateAfter(codeArrived, statusArrived('scanned', { name: 'Mei', expiresIn: 60 }))).toMatchObject({
    phase: 'scanned',
    name: 'Mei',
    code: { expiresAt: now + 60_000 },
  })
  expect(stateAfter(codeArrived, statusArrived('scanned'))).toMatchObject({ code })
})

test('lets a code expire, but accepts a later confirmation', () => {
  const expiredState = stateAfter(codeArrived, statusArrived('scanned'), { type: 'code-expired', token })
  expect(expiredState).toEqual({ phase: 'expired', code })
  expect(qrLoginReducer(expiredState, statusArrived('confirmed'))).toMatchObject({ phase: 'confirmed' })
  expect(qrLoginReducer(expiredState, statusArrived('scanned'))).toBe(expiredState)
})

test('RQ-6 ignores a response for an earlier code', () => {
  const stateWithSecondCode = stateAfter(codeArrived, { type: 'code-requested' }, { ...codeArrived, token: 'second' })
  for (const lateEvent of [
    statusArrived('confirmed'),
    pollFailed,
    { type: 'code-expired', token } as const,
    { type: 'poll-sent', token } as const,
  ])
    expect(qrLoginReducer(stateWithSecondCode, lateEvent)).toBe(stateWithSecondCode)
  expect(qrLoginReducer({ phase: 'loading' }, statusArrived('confirmed'))).toEqual({ phase: 'loading' })
})

test('requires a new code after a refused login, unless the server redirects', () => {
  expect(stateAfter(codeArrived, statusArrived('confirmed'), { type: 'refused', hasNextStep: false })).toEqual({
    phase: 'refused',
    code,
  })
  expect(stateAfter(codeArrived, { type: 'refused', hasNextStep: true })).toEqual({ phase: 'confirmed', code })
})
