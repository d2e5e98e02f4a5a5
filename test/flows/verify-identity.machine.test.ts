import { describe, expect, test } from 'vitest'
import type { Failure } from '../../src/errors/failure.ts'
import {
  initialVerifyIdentity,
  type VerifyIdentityEvent,
  verifyIdentityReducer,
} from '../../src/flows/recovery/verify-identity/verify-identity.machine.ts'

const run = (...events: VerifyIdentityEvent[]) => events.reduce(verifyIdentityReducer, initialVerifyIdentity)
const offline: Failure = { kind: 'network', reason: 'offline' }

describe('RQ-10 the identity step', () => {
  test('is not skipped without a response, and the call can be retried', () => {
    const unknown = run({ type: 'check-failed', failure: offline })
    expect(unknown).toEqual({ step: 'unknown', failure: offline, isRetrying: false })
    const again = verifyIdentityReducer(unknown, { type: 'retried' })
    expect(again).toMatchObject({ step: 'unknown', isRetrying: true })
    expect(verifyIdentityReducer(again, { type: 'verification-required', hasPassword: true })).toEqual({
      step: 'password',
    })
  })

  test('is skipped before the password is asked for, or completed by it', () => {
    expect(run({ type: 'verified' }).step).toBe('skipping')
    expect(run({ type: 'verification-required', hasPassword: true }, { type: 'verified' }).step).toBe('navigating')
  })
})

test('RS-3 the form can be used again if no page has opened', () => {
  expect(run({ type: 'verified' }, { type: 'returned' }).step).toBe('password')
  expect(
    run({ type: 'verification-required', hasPassword: true }, { type: 'verified' }, { type: 'returned' }).step,
  ).toBe('password')
  expect(run({ type: 'verification-required', hasPassword: false }, { type: 'returned' }).step).toBe('no-password')
})

test('an account without a password is not asked for one, even if it was before (TWO-02)', () => {
  expect(run({ type: 'verification-required', hasPassword: false }).step).toBe('no-password')
  expect(run({ type: 'verification-required', hasPassword: true }, { type: 'password-missing' }).step).toBe(
    'no-password',
  )
})
