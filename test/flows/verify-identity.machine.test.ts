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
  test('does not skip the identity step without a response, and can retry the call', () => {
    const unknown = run({ type: 'not-answered', failure: offline })
    expect(unknown).toEqual({ step: 'unknown', failure: offline, isRetrying: false })
    const again = verifyIdentityReducer(unknown, { type: 'retried' })
    expect(again).toMatchObject({ step: 'unknown', isRetrying: true })
    expect(verifyIdentityReducer(again, { type: 'needed', hasPassword: true })).toEqual({ step: 'password' })
  })

  test('skips the identity step if it is already done, and completes it with the password', () => {
    expect(run({ type: 'verified' }).step).toBe('skipping')
    expect(run({ type: 'needed', hasPassword: true }, { type: 'verified' }).step).toBe('navigating')
  })
})

test('RS-3 shows the form again after a restore from the back-forward cache', () => {
  expect(run({ type: 'verified' }, { type: 'returned' }).step).toBe('password')
  expect(run({ type: 'needed', hasPassword: true }, { type: 'verified' }, { type: 'returned' }).step).toBe('password')
  expect(run({ type: 'needed', hasPassword: false }, { type: 'returned' }).step).toBe('none')
})

test('asks for no password if the account has none, even if the form was already shown (TWO-02)', () => {
  expect(run({ type: 'needed', hasPassword: false }).step).toBe('none')
  expect(run({ type: 'needed', hasPassword: true }, { type: 'password-lacking' }).step).toBe('none')
})
