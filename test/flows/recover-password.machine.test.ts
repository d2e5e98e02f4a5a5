import { describe, expect, test } from 'vitest'
import {
  type Account,
  findWay,
  initialRecover,
  isMailed,
  type RecoverEvent,
  recoverReducer,
  stepDepth,
} from '../../src/flows/recovery/recover-password/recover-password.machine.ts'

const run = (...events: RecoverEvent[]) => events.reduce(recoverReducer, initialRecover)
const phone: Account = { login: '13800138000', way: 'phone', shown: '138****8000' }
const email: Account = { login: 'mei.lin@example.com', way: 'email', shown: 'me****in@example.com' }
const confirmed = (account: Account, mailedAt?: number): RecoverEvent => ({
  type: 'account-confirmed',
  account,
  mailedAt,
})
const proved: RecoverEvent = { type: 'phone-proved', token: 'token' }

describe('the steps of a forgotten password (SCR-05)', () => {
  test('a password that is set leaves no token, and no way back to it (RQ-3)', () => {
    const done = run(confirmed(phone), proved, { type: 'password-set' })
    expect(done).toMatchObject({ step: 'done', token: undefined })
    expect(recoverReducer(done, { type: 'previous' }).step).toBe('done')
  })

  test('each account has a countdown of its own, the same one keeps its (OC-3)', () => {
    const once = run(confirmed(phone), { type: 'previous' }, confirmed(phone))
    expect(once.round).toBe(1)
    expect(recoverReducer(once, confirmed({ ...phone, login: '13900139001' })).round).toBe(2)
  })
})

test('the way back is the one that was typed, if the server opens it', () => {
  expect(findWay(email.login, ['phone', 'email'])).toBe('email')
  expect(findWay(phone.login, ['phone', 'email'])).toBe('phone')
  expect(findWay('(+1)2025550143', ['phone'])).toBe('phone')
  expect(findWay(phone.login, ['email'])).toBeUndefined()
  expect(findWay(email.login, [])).toBeUndefined()
})

test('within a minute the mail that is on its way will do, for the same address alone', () => {
  const state = run(confirmed(email, 1000))
  expect(isMailed(state, email.login, 60_999)).toBe(true)
  expect(isMailed(state, email.login, 61_000)).toBe(false)
  expect(isMailed(state, 'ava@example.com', 2000)).toBe(false)
  expect(isMailed(run(confirmed(phone)), phone.login, 0)).toBe(false)
  expect(isMailed(recoverReducer(state, { type: 'mailed', at: 90_000 }), email.login, 100_000)).toBe(true)
})

test('a code or a mail leads back to the account; a used code, or a password that is set, leads nowhere back', () => {
  expect(stepDepth(initialRecover)).toBe(0)
  expect(stepDepth(run(confirmed(phone)))).toBe(1)
  expect(stepDepth(run(confirmed(email, 1)))).toBe(1)
  expect(stepDepth(run(confirmed(phone), proved))).toBeUndefined()
  expect(stepDepth(run(confirmed(phone), proved, { type: 'password-set' }))).toBeUndefined()
  expect(stepDepth(run(confirmed(phone), proved, { type: 'token-refused' }))).toBe(1)
})
