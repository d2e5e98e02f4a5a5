import { describe, expect, test } from 'vitest'
import {
  type ChangeContactEvent,
  changeContactReducer,
  hasTwoSteps,
  initialChangeContact,
} from '../../src/flows/account/change-contact/change-contact.machine.ts'

const run = (...events: ChangeContactEvent[]) => events.reduce(changeContactReducer, initialChangeContact)
const phone = '138****8000'
const newPhone = '137****7000'
const loaded: ChangeContactEvent = { type: 'loaded', current: phone }
const verified: ChangeContactEvent = { type: 'verified' }
const expired: ChangeContactEvent = { type: 'verification-expired' }
const changed: ChangeContactEvent = { type: 'changed', newContact: newPhone }

describe('changing a phone number or email (SCR-13, SCR-14)', () => {
  test('verifies the current phone number or email, then replaces it with the new one', () => {
    expect(run(loaded)).toEqual({ step: 'verify', current: phone, hasExpired: false })
    expect(run(loaded, verified)).toMatchObject({ step: 'replace', current: phone })
    expect(run(loaded, verified, changed)).toEqual({ step: 'done', previous: phone, newContact: newPhone })
  })

  test('adds a first phone number or email in a single step, since there is no current one to verify', () => {
    const state = run({ type: 'loaded' })
    expect(state).toEqual({ step: 'replace', current: undefined, hasExpired: false })
    expect(state.step === 'replace' && hasTwoSteps(state)).toBe(false)
    expect(changeContactReducer(state, changed)).toEqual({ step: 'done', previous: undefined, newContact: newPhone })
  })

  test('ignores events that do not belong to the current step (RQ-10)', () => {
    expect(run(verified)).toBe(initialChangeContact)
    expect(run(loaded, changed)).toEqual(run(loaded))
    expect(run(loaded, expired)).toEqual(run(loaded))
  })

  test('repeats an expired verification, then continues with the replacement', () => {
    const state = run(loaded, verified, expired)
    expect(state).toEqual({ step: 'verify', current: phone, hasExpired: true })
    expect(changeContactReducer(state, verified)).toMatchObject({ step: 'replace', current: phone, hasExpired: true })
  })

  test('verifies a phone number or email that was added in another window, and shows it once it has loaded', () => {
    const state = run({ type: 'loaded' }, expired)
    expect(state).toEqual({ step: 'verify', current: undefined, hasExpired: true })
    expect(state.step === 'verify' && hasTwoSteps(state)).toBe(true)
    expect(changeContactReducer(state, loaded)).toMatchObject({ step: 'verify', current: phone })
  })

  test('stays on the current step if the phone number or email is loaded again', () => {
    expect(run(loaded, { type: 'loaded', current: newPhone })).toEqual(run(loaded))
    expect(run(loaded, verified, { type: 'loaded', current: newPhone })).toEqual(run(loaded, verified))
    expect(run(loaded, verified, changed, { type: 'loaded', current: newPhone })).toMatchObject({ step: 'done' })
  })
})
