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

  test('one that came up elsewhere is proved too, and named once it is known', () => {
    const state = run({ type: 'loaded' }, over)
    expect(state).toEqual({ step: 'prove', current: undefined, isAgain: true })
    expect(state.step === 'prove' && hasProof(state)).toBe(true)
    expect(changeContactReducer(state, loaded)).toMatchObject({ step: 'prove', current })
  })
})
