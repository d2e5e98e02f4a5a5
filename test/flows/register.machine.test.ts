import { describe, expect, test } from 'vitest'
import {
  countStepsBack,
  initialRegister,
  type RegisterState,
  registerReducer,
} from '../../src/flows/sign-up/register/register.machine.ts'

const detailsStep: RegisterState = initialRegister
const codeStep: RegisterState = { ...initialRegister, phase: 'verification' }
const navigating: RegisterState = { ...initialRegister, phase: 'navigating' }

describe('a registration', () => {
  test('starts with the user’s details and continues with verification', () => {
    expect(detailsStep.phase).toBe('details')
    expect(registerReducer(detailsStep, { type: 'details-accepted' }).phase).toBe('verification')
  })

  test('ignores a repeated or late response to the first step', () => {
    expect(registerReducer(codeStep, { type: 'details-accepted' })).toBe(codeStep)
    expect(registerReducer(navigating, { type: 'details-accepted' })).toBe(navigating)
  })

  test('returns to the details if the phone number already has an account, and remembers that number', () => {
    const state = registerReducer(codeStep, { type: 'went-back', takenPhone: '13800138000' })
    expect(state).toMatchObject({ phase: 'details', takenPhone: '13800138000' })
    // If no phone number is reported as taken, the earlier one is kept.
    expect(registerReducer(state, { type: 'went-back' }).takenPhone).toBe('13800138000')
  })

  test('does not go back once the registration is accepted', () => {
    expect(registerReducer(codeStep, { type: 'accepted' }).phase).toBe('navigating')
    expect(registerReducer(navigating, { type: 'went-back' })).toBe(navigating)
  })

  test('is ready again after the page is restored from the back/forward cache (RS-3)', () => {
    expect(registerReducer(navigating, { type: 'page-restored' }).phase).toBe('verification')
    expect(registerReducer(detailsStep, { type: 'page-restored' })).toBe(detailsStep)
  })

  test('offers voice codes if the server offers them, without changing the step', () => {
    expect(registerReducer(codeStep, { type: 'settings-loaded', hasVoice: true })).toEqual({
      ...codeStep,
      hasVoice: true,
    })
  })
})

test('Back returns from the second step to the first, but not once the account has been created', () => {
  expect([detailsStep, codeStep, navigating].map(countStepsBack)).toEqual([0, 1, 0])
})
