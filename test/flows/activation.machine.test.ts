import { expect, test } from 'vitest'
import type { Failure } from '../../src/errors/failure.ts'
import {
  type ActivationEvent,
  activationReducer,
  initialActivation,
} from '../../src/flows/sign-up/activation/activation.machine.ts'

const run = (...events: ActivationEvent[]) => events.reduce(activationReducer, initialActivation)
const invitation = { maskedLogin: '135****5000', company: 'Arcade Ltd' }
const confirmed = (isPhoneRequired: boolean): ActivationEvent => ({ type: 'confirmed', invitation, isPhoneRequired })
const failure: Failure = { kind: 'status', status: 500 }
const checkFailed: ActivationEvent = { type: 'check-failed', failure }
const phoneVerified: ActivationEvent = { type: 'phone-verified', phone: '13700137000' }

test('requires a phone number only if the invitation lacks one (SCR-06)', () => {
  expect(run(confirmed(true))).toEqual({ step: 'phone', invitation })
  expect(run(confirmed(false))).toEqual({ step: 'account', invitation })
})

test('passes the verified phone number to the account step, but only from the phone step (SCR-06)', () => {
  expect(run(confirmed(true), phoneVerified)).toEqual({ step: 'account', invitation, phone: '13700137000' })
  expect(run(confirmed(false), phoneVerified)).toEqual({ step: 'account', invitation })
  expect(run(phoneVerified)).toEqual({ step: 'checking' })
})

test('retries a failed check, and the retry can fail or succeed', () => {
  expect(run(checkFailed)).toEqual({ step: 'failed', failure, isRetrying: false })
  expect(run(checkFailed, { type: 'retried' })).toEqual({ step: 'failed', failure, isRetrying: true })
  expect(run(checkFailed, { type: 'retried' }, checkFailed)).toEqual({ step: 'failed', failure, isRetrying: false })
  expect(run(checkFailed, { type: 'retried' }, confirmed(true)).step).toBe('phone')
})

test('stays on the current step if the response to the check arrives late', () => {
  const eventsToAccountStep = [confirmed(true), phoneVerified]
  expect(run(...eventsToAccountStep, confirmed(true)).step).toBe('account')
  expect(run(...eventsToAccountStep, checkFailed).step).toBe('account')
})

test('ends the flow at any step if the token is rejected', () => {
  for (const events of [[], [confirmed(true)], [confirmed(false)], [checkFailed]]) {
    expect(run(...events, { type: 'token-rejected' })).toEqual({ step: 'invalid-link' })
  }
})
