import { expect, test } from 'vitest'
import type { Failure } from '../../src/errors/failure.ts'
import {
  findEndReason,
  initialTwoStepLogin,
  type TwoStepLoginEvent,
  type TwoStepLoginState,
  twoStepLoginReducer,
} from '../../src/flows/sign-in/two-step-login/two-step-login.machine.ts'
import { isNotLoggedIn } from '../../src/kit/session/index.ts'
import { fakeHost } from '../host/fake-host.ts'

const step = { method: 'sms', phone: '139****9001' } as const
const failure = { kind: 'network', reason: 'offline' } as const
const run = (...events: TwoStepLoginEvent[]) => events.reduce(twoStepLoginReducer, initialTwoStepLogin)
const loaded: TwoStepLoginEvent = { type: 'loaded', step }
const rejected = (code: string, redirect?: string): Failure => ({ kind: 'rejected', items: [{ code }], redirect })

test('accepts a code once the method has loaded, and navigates after the login', () => {
  expect(run(loaded)).toEqual({ phase: 'ready', step })
  expect(run(loaded, { type: 'accepted' })).toEqual({ phase: 'navigating', step })
})

test('loads the method again after a failure, but ignores a late failure or retry once it has loaded', () => {
  expect(run({ type: 'load-failed', failure })).toEqual({ phase: 'failed', failure })
  expect(run({ type: 'load-failed', failure }, { type: 'retried' }, loaded).phase).toBe('ready')
  expect(run(loaded, { type: 'load-failed', failure }).phase).toBe('ready')
  expect(run(loaded, { type: 'retried' }).phase).toBe('ready')
})

test('ends if no login is pending, or after too many wrong codes', () => {
  expect(run({ type: 'loaded' })).toEqual({ phase: 'ended', reason: 'no-pending-login' })
  expect(run(loaded, { type: 'ended', reason: 'too-many-attempts' })).toEqual({
    phase: 'ended',
    reason: 'too-many-attempts',
  })
})

test('is ready again after a restore from the back/forward cache (RS-3)', () => {
  expect(run(loaded, { type: 'accepted' }, { type: 'page-restored' })).toEqual({ phase: 'ready', step })
})

test('ignores every event except `ended` after the login has ended', () => {
  const endedState: TwoStepLoginState = { phase: 'ended', reason: 'no-pending-login' }
  const events: TwoStepLoginEvent[] = [
    loaded,
    { type: 'retried' },
    { type: 'load-failed', failure },
    { type: 'accepted' },
    { type: 'page-restored' },
  ]
  for (const event of events) expect(twoStepLoginReducer(endedState, event)).toBe(endedState)
})

test('ends the login only after error 1100005 or 1100006 without a redirect', () => {
  expect(findEndReason(rejected('1100005'))).toBe('too-many-attempts')
  expect(findEndReason(rejected('1100006'))).toBe('no-pending-login')
  expect(findEndReason(rejected('1100006', '/login'))).toBeUndefined()
  expect(findEndReason(rejected('1100004'))).toBeUndefined()
  expect(findEndReason(failure)).toBeUndefined()
})

test('treats error 9000001 without a redirect as not logged in, except inside a client (ERR-08)', () => {
  const web = fakeHost()
  expect(isNotLoggedIn(rejected('9000001'), web)).toBe(true)
  expect(isNotLoggedIn(rejected('9000001', '/login'), web)).toBe(false)
  expect(isNotLoggedIn(rejected('1100006'), web)).toBe(false)
  expect(isNotLoggedIn(failure, web)).toBe(false)
  expect(isNotLoggedIn(rejected('9000001'), fakeHost({ clientType: () => 'sync' }))).toBe(false)
})
