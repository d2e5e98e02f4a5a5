// Recovering, setting and changing the password.

import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import {
  changeVisitor,
  confirmQr,
  isLoggedIn,
  linkToken,
  logInByThirdParty,
  minute,
  notLoggedIn,
  refused,
  serveEachTest,
  service,
  twice,
  visit,
  visitor,
} from './serve-each-test.ts'

const { mei, ava, olu } = people
const chosen = 'Arcade2027'
const deadToken = refused(1300001, 'token')

serveEachTest()

const forgot = (email: string) => visitor.call('/password/forgot', { email })
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
  expect(await answers('nobody@example.com')).toEqual(known)
  expect(service.outbox.map(({ to }) => to)).toEqual([mei.email])
})

test('a reset ends all other sessions and pending logins of the account', async () => {
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

test('a link is valid once, for an hour, and only until another link is used', async () => {
  const older = await linkToken(mei.email)
  service.clock.advance(minute)
  const [newer, late] = [await linkToken(mei.email), await linkToken(ava.email)]
  service.clock.advance(60 * minute)
  await visitor.open()
  expect(await reset(newer)).toMatchObject({ success: true })
  service.clock.advance(1)
  for (const invalid of [newer, older, late, 'made-up', 'demo-first-password'])
    expect(await reset(invalid, 'Another2027')).toMatchObject(deadToken)
})

test('the link to set a first password logs the user in once, and does not replace an existing password', async () => {
  expect(await init('demo-first-password')).toMatchObject({ success: true, user: { email: people.emma.email } })
  expect(await isLoggedIn()).toBe(true)
  await changeVisitor()
  expect(await init('demo-first-password')).toMatchObject(deadToken)
  service.reset()
  await visitor.open()
  Object.assign(service.peek.account(people.emma.email) ?? {}, { password: demoPassword })
  expect(await init('demo-first-password')).toMatchObject(refused(1200004))
  expect(await visitor.logIn(people.emma.email, chosen)).toMatchObject({ success: false })
})

test('a standalone password can be set only if the account has none', async () => {
  expect(await set()).toMatchObject(notLoggedIn)
  await logInByThirdParty(visitor, 'wechat', 'no-password')
  expect(await set('short1')).toMatchObject(refused(1200001, 'password'))
  expect(await set()).toEqual({ status: 200, success: true })
  expect(await set('Another2027')).toMatchObject(refused(1200004))
})

test('changing the password requires the old one, and invalidates other sessions and links already sent', async () => {
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

test('a confirmed QR login is not completed after the password has changed', async () => {
  const phone = await visit()
  await phone.logIn(mei.phone)
  const token = await confirmQr(phone)
  await phone.call('/password/change', { old_password: demoPassword, ...twice(chosen) })
  expect(await visitor.call('/qr_login/check_token', { token })).toMatchObject({ status: 'expired' })
  expect(await isLoggedIn()).toBe(false)
})
