import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { containing } from './matchers.ts'
import { changeVisitor, origin, serveEachTest, service, visit, visitor } from './serve-each-test.ts'
import { enterByThird } from './two-step-visitor.ts'
import type { Visitor } from './visitor.ts'

const minute = 60_000
const chosen = 'Arcade2027'
const deadToken = { success: false, errors: [{ field: 'token', error_code: 1300001 }] }
const notLoggedIn = { success: false, errors: [{ error_code: 9000001 }] }

serveEachTest({ now: () => 1_700_000_000_000 })

async function linkToken(email = people.mei.email): Promise<string> {
  await visitor.call('/password/forgot', { email })
  return new URL(service.outbox.at(-1)?.link ?? '', origin).searchParams.get('token') ?? ''
}

const twice = (password: string) => ({ password, password_confirmation: password })
const reset = (token: string, password = chosen, prefix = '') =>
  visitor.call(`${prefix}/password/reset`, { token, ...twice(password) })
const init = (token: string, password = chosen) => visitor.call('/password/init', { token, ...twice(password) })
const set = (password = chosen) => visitor.call('/password/set', { password })
const change = (old_password: string, password = chosen) =>
  visitor.call('/password/change', { old_password, ...twice(password) })
const isLoggedIn = async (who: Visitor) => (await who.call('/auth/hi')).logged_in

test.each(['', '/account'])(
  'a reset leads to the login under the prefix "%s", where the new password is good',
  async (prefix) => {
    const answer = await reset(await linkToken(), chosen, prefix)
    expect(answer).toEqual({ status: 200, success: true, redirect: `${prefix}/login`, logged_in_is_owner: false })
    expect(await isLoggedIn(visitor)).toBe(false)
    expect(await visitor.logIn(people.mei.email)).toMatchObject({ success: false })
    expect(await visitor.logIn(people.mei.email, chosen)).toMatchObject({ success: true })
  },
)

test('a reset ends all other sessions of the account, and logins that wait', async () => {
  const [elsewhere, other] = [await visit(), await visit()]
  await elsewhere.logIn(people.mei.email)
  await other.logIn(people.ava.email)
  await reset(await linkToken())
  expect(await isLoggedIn(elsewhere)).toBe(false)
  expect(await isLoggedIn(other)).toBe(true)

  const waiting = await visit()
  await waiting.logIn(people.olu.email)
  expect(await waiting.call('/security/get_two_step_method', {})).toMatchObject({ success: true })
  service.clock.advance(minute)
  await reset(await linkToken(people.olu.email))
  expect(await waiting.call('/security/get_two_step_method', {})).toMatchObject(notLoggedIn)
})

test.each([
  ['its owner', people.mei, { logged_in_as: people.mei.maskedPhone, logged_in_is_owner: true }],
  ['somebody else', people.tomas, { logged_in_as: 'to****as@example.com', logged_in_is_owner: false }],
])('page and reset of a link say who is logged in: %s', async (_, { email }, loggedIn) => {
  const token = await linkToken()
  await visitor.logIn(email)
  expect(await visitor.open(`/reset-password?token=${token}`)).toMatchObject({
    link_owner: people.mei.maskedPhone,
  })
  expect(await reset(token)).toMatchObject({ success: true, ...loggedIn })
  const dead = await visitor.open(`/reset-password?token=${token}`)
  expect([dead.link_owner, dead.logged_in_as]).toEqual([undefined, undefined])
})

test('a reset wipes the failures of the login', async () => {
  await visitor.logIn(people.mei.email, 'wrong')
  await visitor.logIn(people.mei.email, 'wrong')
  await reset(await linkToken())
  const answer = await visitor.logIn(people.mei.email, 'wrong')
  expect(answer.errors?.[0]?.error_msg).toContain('5 tries left')
})

test('a link is good once, and only until one of them was used', async () => {
  const older = await linkToken()
  service.clock.advance(minute)
  const newer = await linkToken()
  expect(await reset(newer)).toMatchObject({ success: true })
  expect(await reset(newer)).toMatchObject(deadToken)
  expect(await reset(older, 'Another2027')).toMatchObject(deadToken)
})

test('a link is good for an hour', async () => {
  const [first, second] = [await linkToken(), await linkToken(people.ava.email)]
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
  const token = await linkToken()
  const code = (error_code: number, field = 'password') => ({ errors: [{ field, error_code }] })
  expect(await reset(token, 'short1')).toMatchObject(code(1200001))
  const data = { token, password: chosen, password_confirmation: 'Arcade2028' }
  expect(await visitor.call('/password/reset', data)).toMatchObject(code(1200002, 'password_confirmation'))
  expect(await reset(token, demoPassword)).toMatchObject(code(1200003))
  expect(await reset(token)).toMatchObject({ success: true })
})

test('the first password logs in, once', async () => {
  expect(await init('demo-first-password', 'short1')).toMatchObject({ errors: [{ field: 'password' }] })
  expect(await init('demo-first-password')).toMatchObject({ success: true, user: { email: people.emma.email } })
  expect(await isLoggedIn(visitor)).toBe(true)
  await changeVisitor()
  expect(await init('demo-first-password')).toMatchObject(deadToken)
  expect(await visitor.logIn(people.emma.email, chosen)).toMatchObject({ success: true })
})

test('the link to a first password is good for a month', async () => {
  service.clock.advance(30 * 24 * 60 * minute + 1)
  await visitor.open()
  expect(await init('demo-first-password')).toMatchObject(deadToken)
})

test('a standalone password is set where there is none, and only there', async () => {
  expect(await set()).toMatchObject(notLoggedIn)
  await enterByThird(visitor, 'wechat', 'no-password')
  expect(await set('short1')).toMatchObject({ errors: [{ field: 'password', error_code: 1200001 }] })
  expect(await set()).toEqual({ status: 200, success: true })
  expect(await set('Another2027')).toMatchObject({ errors: [{ error_code: 1200004 }] })
  expect(await (await visit()).logIn(people.wang.phone, chosen)).toMatchObject({ success: true })
})

test('who is made to set up two-step verification may set a password; who waits for a second step may not', async () => {
  await visitor.logIn(people.forceTwoStep.email)
  expect(await set()).toMatchObject({ errors: [{ error_code: 1200004 }] })
  await changeVisitor()
  await visitor.logIn(people.olu.email)
  expect(await set()).toMatchObject(notLoggedIn)
})

test('changing the password asks for the old one, and ends the other sessions', async () => {
  expect(await change(demoPassword)).toMatchObject(notLoggedIn)
  const elsewhere = await visit()
  await elsewhere.logIn(people.mei.email)
  await visitor.logIn(people.mei.email)
  expect(await change(demoPassword, demoPassword)).toMatchObject({
    errors: [{ field: 'password', error_code: 1200003 }],
  })
  expect(await change(demoPassword, 'short1')).toMatchObject({ errors: [{ field: 'password', error_code: 1200001 }] })
  expect(await isLoggedIn(elsewhere)).toBe(true)
  expect(await change(demoPassword)).toEqual({ status: 200, success: true })
  expect([await isLoggedIn(visitor), await isLoggedIn(elsewhere)]).toEqual([true, false])
  expect(await (await visit()).logIn(people.mei.email, chosen)).toMatchObject({ success: true })
})

test.each([
  ['en', '5 tries left'],
  ['zh-CN', '密码不正确'],
  ['zh-TW', '密碼不正確'],
])('a wrong old password stands under its field, in %s', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  await visitor.logIn(people.mei.email)
  const answer = await change('wrong')
  expect(answer.errors).toEqual([{ field: 'old_password', error_code: 1100001, error_msg: containing(words) }])
})

test('wrong old passwords count as those of the login do, and a link that was sent dies with the change', async () => {
  const token = await linkToken()
  await visitor.logIn(people.mei.email)
  for (let tries = 1; tries < 6; tries += 1) await change('wrong')
  expect(await change('wrong')).toMatchObject({ errors: [{ error_code: 1100002 }] })
  expect(await change(demoPassword)).toMatchObject({ errors: [{ error_code: 1100002 }] })
  service.clock.advance(15 * minute)
  expect(await change(demoPassword)).toMatchObject({ success: true })
  expect(await reset(token, 'Another2027')).toMatchObject(deadToken)
})

test('who has no password has none to change', async () => {
  await enterByThird(visitor, 'wechat', 'no-password')
  expect(await change(demoPassword)).toMatchObject({ errors: [{ field: 'old_password', error_code: 1200010 }] })
})
