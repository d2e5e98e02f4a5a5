import { describe, expect, test } from 'vitest'
import {
  type ChangeContactEvent,
  changeContactReducer,
  hasTwoSteps,
  initialChangeContact,
} from '../../src/flows/account/change-contact/change-contact.machine.ts'

const run = (...events: ChangeContactEvent[]) => events.reduce(changeContactReducer, initialChangeContact)
const current = '138****8000'
const next = '137****7000'
const loaded: ChangeContactEvent = { type: 'loaded', current }
const verified: ChangeContactEvent = { type: 'verified' }
const expired: ChangeContactEvent = { type: 'verification-expired' }
const changed: ChangeContactEvent = { type: 'changed', next }

describe('the steps of changing a phone or an email (SCR-13, SCR-14)', () => {
  test('the current contact is verified, then replaced by the new one', () => {
    expect(run(loaded)).toEqual({ step: 'verify', current, hasExpired: false })
    expect(run(loaded, verified)).toMatchObject({ step: 'replace', current })
    expect(run(loaded, verified, changed)).toEqual({ step: 'done', former: current, next })
  })

  test('there is only one step, without verification, if there is no current contact', () => {
    const state = run({ type: 'loaded' })
    expect(state).toEqual({ step: 'replace', current: undefined, hasExpired: false })
    expect(state.step === 'replace' && hasTwoSteps(state)).toBe(false)
    expect(changeContactReducer(state, changed)).toEqual({ step: 'done', former: undefined, next })
  })

  test('the verification is skipped only if it was done before (RQ-10)', () => {
    expect(run(verified)).toBe(initialChangeContact)
    expect(run(loaded, changed)).toEqual(run(loaded))
    expect(run(loaded, expired)).toEqual(run(loaded))
  })

  test('an expired verification is repeated and continues as before', () => {
    const again = run(loaded, verified, expired)
    expect(again).toEqual({ step: 'verify', current, hasExpired: true })
    expect(changeContactReducer(again, verified)).toMatchObject({ step: 'replace', current, hasExpired: true })
  })

  test('a contact that was added elsewhere is also verified, and is shown once it is known', () => {
    const state = run({ type: 'loaded' }, expired)
    expect(state).toEqual({ step: 'verify', current: undefined, hasExpired: true })
    expect(state.step === 'verify' && hasTwoSteps(state)).toBe(true)
    expect(changeContactReducer(state, loaded)).toMatchObject({ step: 'verify', current })
  })

  test('a repeated response does not change the step', () => {
    expect(run(loaded, { type: 'loaded', current: next })).toEqual(run(loaded))
    expect(run(loaded, verified, { type: 'loaded', current: next })).toEqual(run(loaded, verified))
    expect(run(loaded, verified, changed, { type: 'loaded', current: next })).toMatchObject({ step: 'done' })
  })
})
