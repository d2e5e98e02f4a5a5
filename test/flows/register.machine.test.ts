import { describe, expect, test } from 'vitest'
import {
  initialRegister,
  type RegisterState,
  registerReducer,
  stepDepth,
} from '../../src/flows/sign-up/register/register.machine.ts'

const who: RegisterState = initialRegister
const proof: RegisterState = { ...initialRegister, phase: 'proof' }
const leaving: RegisterState = { ...initialRegister, phase: 'leaving' }

describe('a registration', () => {
  test('goes back for another phone, and remembers which one was taken', () => {
    const back = registerReducer(proof, { type: 'went-back', takenPhone: '13800138000' })
    expect(back).toMatchObject({ phase: 'who', takenPhone: '13800138000' })
    // What is refused next says nothing of that phone.
    expect(registerReducer(back, { type: 'went-back' }).takenPhone).toBe('13800138000')
  })
})

test('the second step leads back to the first; an account that is there leads nowhere back', () => {
  expect([who, proof, leaving].map(stepDepth)).toEqual([0, 1, undefined])
})
