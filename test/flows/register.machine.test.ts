import { describe, expect, test } from 'vitest'
import {
  initialRegister,
  type RegisterState,
  registerReducer,
  stepDepth,
} from '../../src/flows/sign-up/register/register.machine.ts'

const who: RegisterState = initialRegister
const proof: RegisterState = { ...initialRegister, phase: 'verification' }
const navigating: RegisterState = { ...initialRegister, phase: 'navigating' }

describe('a registration', () => {
  test('starts with the user’s details and continues to the verification', () => {
    expect(who.phase).toBe('details')
    expect(registerReducer(who, { type: 'details-accepted' }).phase).toBe('verification')
  })

  test('ignores a repeated or late response to the first step', () => {
    expect(registerReducer(proof, { type: 'details-accepted' })).toBe(proof)
    expect(registerReducer(navigating, { type: 'details-accepted' })).toBe(navigating)
  })

  test('goes back to change the phone, and remembers the phone that was taken', () => {
    const back = registerReducer(proof, { type: 'went-back', takenPhone: '13800138000' })
    expect(back).toMatchObject({ phase: 'details', takenPhone: '13800138000' })
    // Going back without a taken phone keeps the earlier one.
    expect(registerReducer(back, { type: 'went-back' }).takenPhone).toBe('13800138000')
  })

  test('does not go back once the registration is accepted', () => {
    expect(registerReducer(proof, { type: 'accepted' }).phase).toBe('navigating')
    expect(registerReducer(navigating, { type: 'went-back' })).toBe(navigating)
  })

  test('is ready again after a restore from the back-forward cache (RS-3)', () => {
    expect(registerReducer(navigating, { type: 'returned' }).phase).toBe('verification')
    expect(registerReducer(who, { type: 'returned' })).toBe(who)
  })

  test('offers voice codes if the server does, without changing the step', () => {
    expect(registerReducer(proof, { type: 'settings-arrived', hasVoice: true })).toEqual({ ...proof, hasVoice: true })
  })
})

test('lets Back return from the second step to the first, but not once the account has been created', () => {
  expect([who, proof, navigating].map(stepDepth)).toEqual([0, 1, 0])
})
