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
  test('is kept if the check fails, and the check can be retried', () => {
    const state = run({ type: 'check-failed', failure: offline })
    expect(state).toEqual({ step: 'check-failed', failure: offline, isRetrying: false })
    const retryingState = verifyIdentityReducer(state, { type: 'check-started' })
    expect(retryingState).toMatchObject({ step: 'check-failed', isRetrying: true })
    expect(verifyIdentityReducer(retryingState, { type: 'verification-required', hasPassword: true })).toEqual({
      step: 'password',
    })
  })

  test('is skipped if it is already completed, and is otherwise completed with the password', () => {
    expect(run({ type: 'verified' }).step).toBe('skipping')
    expect(run({ type: 'verification-required', hasPassword: true }, { type: 'verified' }).step).toBe('navigating')
  })
})

test('RS-3 shows the form again after a restore from the back/forward cache', () => {
  expect(run({ type: 'verified' }, { type: 'page-restored' }).step).toBe('password')
  expect(
    run({ type: 'verification-required', hasPassword: true }, { type: 'verified' }, { type: 'page-restored' }).step,
  ).toBe('password')
  expect(run({ type: 'verification-required', hasPassword: false }, { type: 'page-restored' }).step).toBe('no-password')
})

test('does not ask for a password if the account has none, even if the form was already shown (TWO-02)', () => {
  expect(run({ type: 'verification-required', hasPassword: false }).step).toBe('no-password')
  expect(run({ type: 'verification-required', hasPassword: true }, { type: 'password-missing' }).step).toBe(
    'no-password',
  )
})
