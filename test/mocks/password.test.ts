// Getting a new password, setting the first, changing and proving the one there is.

import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import {
  askForSms,
  changeVisitor,
  isLoggedIn,
  linkToken,
  minute,
  notLoggedIn,
  refused,
  serveEachTest,
  service,
  solveCaptcha,
  twice,
  visit,
  visitor,
} from './serve-each-test.ts'
import { enterByThird, verifyPassword } from './two-step-visitor.ts'

const { mei, ava, olu } = people
const chosen = 'Arcade2027'
const stranger = { phone: newPhone, email: 'nobody@example.com' }
const deadToken = refused(1300001, 'token')
const tooFrequent = refused('verify_operation_too_frequent')

serveEachTest()

const forgot = (email: string, extras: object = {}) => visitor.call('/password/forgot', { email, ...extras })
const proveByCode = (phone: string, sms_captcha: string) =>
  visitor.call('/password/confirm_forgot', { phone, sms_captcha })
const reset = (token: unknown, password = chosen) => visitor.call('/password/reset', { token, ...twice(password) })
const init = (token: string, password = chosen) => visitor.call('/password/init', { token, ...twice(password) })
const set = (password = chosen) => visitor.call('/password/set', { password })
const change = (old_password: string, password = chosen) =>
  visitor.call('/password/change', { old_password, ...twice(password) })

test('an unknown email gets the same answers and no mail', async () => {
  const answers = async (email: string) => {
    await changeVisitor()
    return [await forgot(email), await forgot(email)]
  }
  const known = await answers(mei.email)
  expect(await answers(stranger.email)).toEqual(known)
  expect(service.outbox.map(({ to }) => to)).toEqual([mei.email])
})

test('an email gets one link a minute and five an hour', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    const extras = sent < 2 ? {} : await solveCaptcha('forgot_password')
    expect(await forgot(mei.email, extras)).toMatchObject({ success: true })
    expect(await forgot(mei.email, await solveCaptcha('forgot_password'))).toMatchObject(tooFrequent)
    service.clock.advance(minute)
  }
  expect(await forgot(mei.email, await solveCaptcha('forgot_password'))).toMatchObject(tooFrequent)
})

test('a wrong code and an unknown phone cannot be told apart', async () => {
  const answers = async (phone: string) => {
    await askForSms(phone, 'forgot_password_by_phone')
    return proveByCode(phone, 'none')
  }
  const known = await answers(mei.phone)
  expect(known).toMatchObject(refused(1400001, 'sms_captcha'))
  expect(await answers(stranger.phone)).toEqual(known)
})

test('the token of a phone opens a new password for 10 minutes', async () => {
  const { token } = await proveByCode(mei.phone, await askForSms(mei.phone, 'forgot_password_by_phone'))
  const { token: late } = await proveByCode(ava.phone, await askForSms(ava.phone, 'forgot_password_by_phone'))
  service.clock.advance(10 * minute)
  expect(await reset(token)).toMatchObject({ success: true })
  service.clock.advance(1)
  expect(await reset(late)).toMatchObject(deadToken)
})

test('a reset ends all other sessions of the account, and logins that wait', async () => {
  const [elsewhere, other, waiting] = [await visit(), await visit(), await visit()]
  await elsewhere.logIn(mei.email)
  await other.logIn(ava.email)
  await waiting.logIn(olu.email)
  expect(await reset(await linkToken(mei.email))).toEqual({
    status: 200,
    success: true,
    redirect: '/login',
    logged_in_is_owner: false,
  })
  expect([await isLoggedIn(), await isLoggedIn(elsewhere), await isLoggedIn(other)]).toEqual([false, false, true])
  expect(await visitor.logIn(mei.email)).toMatchObject({ success: false })
  await reset(await linkToken(olu.email))
  expect(await waiting.call('/security/get_two_step_method', {})).toMatchObject(notLoggedIn)
})

test.each([
  ['its owner', people.mei, { logged_in_as: people.mei.maskedPhone, logged_in_is_owner: true }],
  ['somebody else', people.tomas, { logged_in_as: 'to****as@example.com', logged_in_is_owner: false }],
])('page and reset of a link say who is logged in: %s', async (_, { email }, loggedIn) => {
  const token = await linkToken(mei.email)
  await visitor.logIn(email)
  expect(await visitor.open(`/reset-password?token=${token}`)).toMatchObject({
    link_owner: people.mei.maskedPhone,
  })
  expect(await reset(token)).toMatchObject({ success: true, ...loggedIn })
  const dead = await visitor.open(`/reset-password?token=${token}`)
  expect([dead.link_owner, dead.logged_in_as]).toEqual([undefined, undefined])
})

test('a link is good once, and only until one of them was used', async () => {
  const older = await linkToken(mei.email)
  service.clock.advance(minute)
  const newer = await linkToken(mei.email)
  expect(await reset(newer)).toMatchObject({ success: true })
  expect(await reset(newer)).toMatchObject(deadToken)
  expect(await reset(older, 'Another2027')).toMatchObject(deadToken)
})

test('a link is good for an hour', async () => {
  const [first, second] = [await linkToken(mei.email), await linkToken(ava.email)]
  service.clock.advance(60 * minute)
  await visitor.open()
  expect(await reset(first)).toMatchObject({ success: true })
  service.clock.advance(1)
  expect(await reset(second)).toMatchObject(deadToken)
})

test.each(['made-up', 'demo-first-password', 'demo-market'])('the token %s resets nothing', async (token) => {
  expect(await reset(token)).toMatchObject(deadToken)
})

test('a new password keeps the rules, is repeated, and differs; until then the link stays good', async () => {
  const token = await linkToken(mei.email)
  const repeated = { password: 'short1', password_confirmation: 'short2' }
  expect(await visitor.call('/password/reset', { token, ...repeated })).toMatchObject({
    errors: [
      { field: 'password', error_code: 1200001 },
      { field: 'password_confirmation', error_code: 1200002 },
    ],
  })
  expect(await reset(token, demoPassword)).toMatchObject(refused(1200003, 'password'))
  expect(await reset(token)).toMatchObject({ success: true })
})

const capital = { password_require_capital: true }
const special = { password_require_special: true }

test.each([
  [{}, 'short1', 'Password must be a combination of 10-32 letters and digits'],
  [
    { ...capital, ...special },
    'short1',
    'Password must be 10-32 characters with upper-case and lower-case letters, digits and special characters',
  ],
  [capital, 'Arcade 2027', 'Password contains forbidden characters'],
])('VAL-06 with the policy %j the refusal of "%s" says why', async (policy, password, error_msg) => {
  Object.assign(service.settings, policy, { password_length_min: 10 })
  expect(await init('demo-first-password', password)).toMatchObject({ errors: [{ error_msg }] })
})

test('the link to a first password logs in, once, for a month', async () => {
  expect(await init('demo-first-password')).toMatchObject({ success: true, user: { email: people.emma.email } })
  expect(await isLoggedIn()).toBe(true)
  await changeVisitor()
  expect(await init('demo-first-password')).toMatchObject(deadToken)
  service.reset()
  service.clock.advance(30 * 24 * 60 * minute + 1)
  await visitor.open()
  expect(await init('demo-first-password')).toMatchObject(deadToken)
})

test('a standalone password is set where there is none, and only there', async () => {
  expect(await set()).toMatchObject(notLoggedIn)
  await enterByThird(visitor, 'wechat', 'no-password')
  expect(await set('short1')).toMatchObject(refused(1200001, 'password'))
  expect(await set()).toEqual({ status: 200, success: true })
  expect(await set('Another2027')).toMatchObject(refused(1200004))
})

test('changing the password asks for the old one, and ends the other sessions and what was sent', async () => {
  expect(await change(demoPassword)).toMatchObject(notLoggedIn)
  const elsewhere = await visit()
  await elsewhere.logIn(mei.email)
  const token = await linkToken(mei.email)
  await visitor.logIn(mei.email)
  expect(await change('wrong')).toMatchObject(refused(1100001, 'old_password'))
  expect(await change(demoPassword, demoPassword)).toMatchObject(refused(1200003, 'password'))
  expect(await change(demoPassword, 'short1')).toMatchObject(refused(1200001, 'password'))
  expect(await isLoggedIn(elsewhere)).toBe(true)
  expect(await change(demoPassword)).toEqual({ status: 200, success: true })
  expect([await isLoggedIn(visitor), await isLoggedIn(elsewhere)]).toEqual([true, false])
  expect(await reset(token, 'Another2027')).toMatchObject(deadToken)
})

const prove = () => visitor.call('/security/verify_identity', {})
const alreadyVerified = refused('already_verified')

test('a proved password counts for 15 minutes, in the login it was proved in', async () => {
  expect(await prove()).toMatchObject(notLoggedIn)
  await visitor.logIn(mei.phone)
  expect(await verifyPassword('wrong')).toMatchObject(refused(1100001, 'password'))
  expect(await prove()).toEqual({ status: 200, success: true })
  expect(await verifyPassword()).toEqual({ status: 200, success: true })
  service.clock.advance(15 * minute)
  expect(await prove()).toMatchObject(alreadyVerified)
  service.clock.advance(1)
  expect(await prove()).toMatchObject({ success: true })
  await verifyPassword()
  await visitor.logIn(mei.phone)
  expect(await prove()).toMatchObject({ success: true })
})

test('a login that waits for its set-up has just proved the password, one that waits for its second step has not', async () => {
  await visitor.logIn(people.forceTwoStep.email)
  expect(await prove()).toMatchObject(alreadyVerified)
  await visitor.logIn(people.ines.email)
  expect(await prove()).toMatchObject({ success: true })
})
