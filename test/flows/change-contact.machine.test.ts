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
const over: ChangeContactEvent = { type: 'proof-over' }
const changed: ChangeContactEvent = { type: 'changed', next }

describe('the steps of a phone’s or an email’s change (SCR-13, SCR-14)', () => {
  test('the current one is proved, then the new one takes its place', () => {
    expect(run(loaded)).toEqual({ step: 'prove', current, isAgain: false })
    expect(run(loaded, proved)).toMatchObject({ step: 'replace', current })
    expect(run(loaded, proved, changed)).toEqual({ step: 'done', former: current, next })
  })

  test('without a current one there is nothing to prove, and one step', () => {
    const state = run({ type: 'loaded' })
    expect(state).toEqual({ step: 'replace', current: undefined, isAgain: false })
    expect(state.step === 'replace' && hasProof(state)).toBe(false)
    expect(changeContactReducer(state, changed)).toEqual({ step: 'done', former: undefined, next })
  })

  test('nothing skips the proof but that it was proved (RQ-10)', () => {
    expect(run(proved)).toBe(initialChangeContact)
    expect(run(loaded, changed)).toEqual(run(loaded))
    expect(run(loaded, over)).toEqual(run(loaded))
  })

  test('a proof that is over is asked for again, and leads on as before', () => {
    const again = run(loaded, proved, over)
    expect(again).toEqual({ step: 'prove', current, isAgain: true })
    expect(changeContactReducer(again, proved)).toMatchObject({ step: 'replace', current, isAgain: true })
  })

  test('one that came up elsewhere is proved too, and named once it is known', () => {
    const state = run({ type: 'loaded' }, over)
    expect(state).toEqual({ step: 'prove', current: undefined, isAgain: true })
    expect(state.step === 'prove' && hasProof(state)).toBe(true)
    expect(changeContactReducer(state, loaded)).toMatchObject({ step: 'prove', current })
  })

  test('an answer that comes anew changes no step', () => {
    expect(run(loaded, { type: 'loaded', current: next })).toEqual(run(loaded))
    expect(run(loaded, proved, { type: 'loaded', current: next })).toEqual(run(loaded, proved))
    expect(run(loaded, proved, changed, { type: 'loaded', current: next })).toMatchObject({ step: 'done' })
  })
})
