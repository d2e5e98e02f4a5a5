// Recovering, setting, changing and verifying the password.

import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import {
  changeVisitor,
  isLoggedIn,
  linkToken,
  minute,
  notLoggedIn,
  refused,
  requestSms,
  serveEachTest,
  service,
  twice,
  visit,
  visitor,
} from './serve-each-test.ts'
import { logInByThirdParty, verifyPassword } from './two-step-visitor.ts'

const { mei, ava, olu } = people
const chosen = 'Arcade2027'
const stranger = { phone: newPhone, email: 'nobody@example.com' }
const deadToken = refused(1300001, 'token')

serveEachTest()

const forgot = (email: string) => visitor.call('/password/forgot', { email })
const proveByCode = (phone: string, sms_captcha: string) =>
  visitor.call('/password/confirm_forgot', { phone, sms_captcha })
const reset = (token: unknown, password = chosen) => visitor.call('/password/reset', { token, ...twice(password) })
const init = (token: string) => visitor.call('/password/init', { token, ...twice(chosen) })
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

test('a wrong code and an unknown phone get the same answer', async () => {
  const answers = async (phone: string) => {
    await requestSms(phone, 'forgot_password_by_phone')
    return proveByCode(phone, 'none')
  }
  const known = await answers(mei.phone)
  expect(known).toMatchObject(refused(1400001, 'sms_captcha'))
  expect(await answers(stranger.phone)).toEqual(known)
})

test('the token of a verified phone permits a new password for 10 minutes', async () => {
  const { token } = await proveByCode(mei.phone, await requestSms(mei.phone, 'forgot_password_by_phone'))
  const { token: late } = await proveByCode(ava.phone, await requestSms(ava.phone, 'forgot_password_by_phone'))
  service.clock.advance(10 * minute)
  expect(await reset(token)).toMatchObject({ success: true })
  service.clock.advance(1)
  expect(await reset(late)).toMatchObject(deadToken)
})

test('a reset ends all other sessions and waiting logins of the account', async () => {
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

test('a link is valid once, for an hour, and only until another one is used', async () => {
  const older = await linkToken(mei.email)
  service.clock.advance(minute)
  const [newer, late] = [await linkToken(mei.email), await linkToken(ava.email)]
  service.clock.advance(60 * minute)
  await visitor.open()
  expect(await reset(newer)).toMatchObject({ success: true })
  service.clock.advance(1)
  for (const dead of [newer, older, late, 'made-up', 'demo-first-password'])
    expect(await reset(dead, 'Another2027')).toMatchObject(deadToken)
})

test('a new password must follow the rules, be repeated and differ; the link stays valid until then', async () => {
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

test('a standalone password can be set only if there is none', async () => {
  expect(await set()).toMatchObject(notLoggedIn)
  await logInByThirdParty(visitor, 'wechat', 'no-password')
  expect(await set('short1')).toMatchObject(refused(1200001, 'password'))
  expect(await set()).toEqual({ status: 200, success: true })
  expect(await set('Another2027')).toMatchObject(refused(1200004))
})

test('changing the password requires the old one, and ends other sessions and sent links', async () => {
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

test('a verified password counts for 15 minutes, in the same login', async () => {
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
