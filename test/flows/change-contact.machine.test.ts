import { describe, expect, test } from 'vitest'
import {
  type ChangeContactEvent,
  changeContactReducer,
  hasProof,
  initialChangeContact,
} from '../../src/flows/account/change-contact/change-contact.machine.ts'

const run = (...events: ChangeContactEvent[]) => events.reduce(changeContactReducer, initialChangeContact)
const current = '138****8000'
const next = '137****7000'
const loaded: ChangeContactEvent = { type: 'loaded', current }
const proved: ChangeContactEvent = { type: 'proved' }
const expired: ChangeContactEvent = { type: 'proof-expired' }
const changed: ChangeContactEvent = { type: 'changed', next }

describe('the steps of changing a phone or an email (SCR-13, SCR-14)', () => {
  test('verifies the current contact, then replaces it with the new one', () => {
    expect(run(loaded)).toEqual({ step: 'prove', current, isAgain: false })
    expect(run(loaded, proved)).toMatchObject({ step: 'replace', current })
    expect(run(loaded, proved, changed)).toEqual({ step: 'done', former: current, next })
  })

  test('adds the first contact in a single step, without a verification', () => {
    const state = run({ type: 'loaded' })
    expect(state).toEqual({ step: 'replace', current: undefined, isAgain: false })
    expect(state.step === 'replace' && hasProof(state)).toBe(false)
    expect(changeContactReducer(state, changed)).toEqual({ step: 'done', former: undefined, next })
  })

  test('ignores events that do not belong to the current step (RQ-10)', () => {
    expect(run(proved)).toBe(initialChangeContact)
    expect(run(loaded, changed)).toEqual(run(loaded))
    expect(run(loaded, expired)).toEqual(run(loaded))
  })

  test('repeats an expired verification, then continues with the new contact', () => {
    const again = run(loaded, proved, expired)
    expect(again).toEqual({ step: 'prove', current, isAgain: true })
    expect(changeContactReducer(again, proved)).toMatchObject({ step: 'replace', current, isAgain: true })
  })

  test('verifies a contact that was added elsewhere, and shows it once it has loaded', () => {
    const state = run({ type: 'loaded' }, expired)
    expect(state).toEqual({ step: 'prove', current: undefined, isAgain: true })
    expect(state.step === 'prove' && hasProof(state)).toBe(true)
    expect(changeContactReducer(state, loaded)).toMatchObject({ step: 'prove', current })
  })

  test('stays at its step on a repeated response', () => {
    expect(run(loaded, { type: 'loaded', current: next })).toEqual(run(loaded))
    expect(run(loaded, proved, { type: 'loaded', current: next })).toEqual(run(loaded, proved))
    expect(run(loaded, proved, changed, { type: 'loaded', current: next })).toMatchObject({ step: 'done' })
  })
})
