import { describe, expect, test } from 'vitest'
import {
  type Account,
  countStepsBack,
  findMethod,
  initialRecovery,
  type RecoveryEvent,
  recoveryReducer,
  wasEmailJustSent,
} from '../../src/flows/recovery/recover-password/recover-password.machine.ts'

const run = (...events: RecoveryEvent[]) => events.reduce(recoveryReducer, initialRecovery)
const phone: Account = { login: '13800138000', method: 'phone', maskedLogin: '138****8000' }
const email: Account = { login: 'mei.lin@example.com', method: 'email', maskedLogin: 'me****in@example.com' }
const confirmed = (account: Account, sentAt?: number): RecoveryEvent => ({
  type: 'account-confirmed',
  account,
  sentAt,
})
const verified: RecoveryEvent = { type: 'phone-verified', token: 'token' }

describe('the steps of password recovery (SCR-05)', () => {
  test('verifies a phone number with a code, and an email address with a link', () => {
    expect(run(confirmed(phone)).step).toBe('code')
    expect(run(confirmed(email, 1)).step).toBe('email')
    expect(run(confirmed(phone), verified)).toMatchObject({ step: 'password', token: 'token' })
  })

  test('goes back one step at a time and keeps the account', () => {
    const accountState = run(confirmed(phone), { type: 'went-back' })
    expect(accountState).toMatchObject({ step: 'account', account: phone, history: [] })
    expect(recoveryReducer(accountState, { type: 'went-back' })).toBe(accountState)
  })

  test('discards the token once the password has been set, and no longer lets the user go back (RQ-3)', () => {
    const state = run(confirmed(phone), verified, { type: 'password-set', loggedIn: { isOwner: false } })
    expect(state).toMatchObject({ step: 'done', token: undefined })
    expect(recoveryReducer(state, { type: 'went-back' }).step).toBe('done')
  })

  test('lets the user start over if the token has expired', () => {
    const expiredState = run(confirmed(phone), verified, { type: 'token-rejected' })
    expect(expiredState).toMatchObject({ step: 'expired', token: undefined })
    expect(recoveryReducer(expiredState, { type: 'went-back' })).toMatchObject({ step: 'account', account: phone })
  })

  test('keeps the countdown of an account that is confirmed again, and starts a new countdown for another account (OC-3)', () => {
    const state = run(confirmed(phone), { type: 'went-back' }, confirmed(phone))
    expect(state.accountCount).toBe(1)
    expect(recoveryReducer(state, confirmed({ ...phone, login: '13900139001' })).accountCount).toBe(2)
  })
})

test('selects the method that matches the typed login, if the server allows it', () => {
  expect(findMethod(email.login, ['phone', 'email'])).toBe('email')
  expect(findMethod(phone.login, ['phone', 'email'])).toBe('phone')
  expect(findMethod('(+1)2025550143', ['phone'])).toBe('phone')
  expect(findMethod(phone.login, ['email'])).toBeUndefined()
  expect(findMethod(email.login, [])).toBeUndefined()
})

test('does not send a second email to the same address within a minute', () => {
  const state = run(confirmed(email, 1000))
  expect(wasEmailJustSent(state, email.login, 60_999)).toBe(true)
  expect(wasEmailJustSent(state, email.login, 61_000)).toBe(false)
  expect(wasEmailJustSent(state, 'ava@example.com', 2000)).toBe(false)
  expect(wasEmailJustSent(run(confirmed(phone)), phone.login, 0)).toBe(false)
  expect(wasEmailJustSent(recoveryReducer(state, { type: 'email-sent', at: 90_000 }), email.login, 100_000)).toBe(true)
})

test('lets the user go back from the code, email and expiry steps, but not from the password and success steps', () => {
  expect(countStepsBack(initialRecovery)).toBe(0)
  expect(countStepsBack(run(confirmed(phone)))).toBe(1)
  expect(countStepsBack(run(confirmed(email, 1)))).toBe(1)
  expect(countStepsBack(run(confirmed(phone), verified))).toBe(0)
  expect(countStepsBack(run(confirmed(phone), verified, { type: 'password-set', loggedIn: { isOwner: false } }))).toBe(
    0,
  )
  expect(countStepsBack(run(confirmed(phone), verified, { type: 'token-rejected' }))).toBe(1)
})
