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
  test('begins with who it is for, and goes on to the proof', () => {
    expect(who.phase).toBe('who')
    expect(registerReducer(who, { type: 'named' }).phase).toBe('proof')
  })

  test('takes a late answer of the first step up once', () => {
    expect(registerReducer(proof, { type: 'named' })).toBe(proof)
    expect(registerReducer(leaving, { type: 'named' })).toBe(leaving)
  })

  test('goes back for another phone, and remembers which one was taken', () => {
    const back = registerReducer(proof, { type: 'went-back', takenPhone: '13800138000' })
    expect(back).toMatchObject({ phase: 'who', takenPhone: '13800138000' })
    // What is refused next says nothing of that phone.
    expect(registerReducer(back, { type: 'went-back' }).takenPhone).toBe('13800138000')
  })

  test('takes nothing back that has been agreed to', () => {
    expect(registerReducer(proof, { type: 'accepted' }).phase).toBe('leaving')
    expect(registerReducer(leaving, { type: 'went-back' })).toBe(leaving)
  })

  test('is free again on return from the back-forward cache (RS-3)', () => {
    expect(registerReducer(leaving, { type: 'returned' }).phase).toBe('proof')
    expect(registerReducer(who, { type: 'returned' })).toBe(who)
  })

  test('offers codes by voice where the server does, and moves nothing for it', () => {
    expect(registerReducer(proof, { type: 'settings-arrived', hasVoice: true })).toEqual({ ...proof, hasVoice: true })
  })
})

test('the second step leads back to the first; an account that is there leads nowhere back', () => {
  expect([who, proof, leaving].map(stepDepth)).toEqual([0, 1, 0])
})
