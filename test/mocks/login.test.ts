// Who can log in, how many attempts are allowed, and how long a session lasts.

import { expect, test } from 'vitest'
import { authenticatorSecret, demoPassword, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import { containing } from './matchers.ts'
import {
  changeVisitor,
  isLoggedIn,
  minute,
  notLoggedIn,
  origin,
  refused,
  serveEachTest,
  service,
  solveCaptcha,
  twice,
  visitor,
} from './serve-each-test.ts'
import { otherThan } from './two-step-visitor.ts'
import { createVisitor } from './visitor.ts'

const { mei, ava } = people

serveEachTest()

/** Enters wrong passwords, with the captcha once it is required. */
async function fail(times: number, login = mei.phone) {
  let answer = await visitor.logIn(login, 'wrong')
  for (let done = 1; done < times; done += 1) answer = await visitor.logIn(login, 'wrong', await solveCaptcha('login'))
  return answer
}

/** The answer to a wrong password. */
const wrong = async (login: string) => (await visitor.logIn(login, 'wrong')).errors?.[0]?.error_msg

test.each([
  ['＋86 138-0013 8000', mei],
  ['008613800138000', mei],
  ['（+86）138 0013 8000', mei],
  ['ＭＥＩ.Lin@Example.com ', mei],
  ['+1 (202) 555-0143', ava],
  ['+(1)2025550143', ava],
])('accepts the login "%s"', async (login, { phone }) => {
  expect(await visitor.logIn(login)).toMatchObject({ success: true, user: { phone } })
})

test('an unknown login and a wrong password get the same answer', async () => {
  const answer = await visitor.logIn(mei.phone, 'wrong')
  expect(answer.errors).toEqual([{ field: 'password', error_code: 1100001, error_msg: containing('5 tries left') }])
  expect(await visitor.logIn('13900139000', 'wrong')).toEqual(answer)
})

test('after three failures, this login and this browser need the picture captcha', async () => {
  expect(await visitor.call('/check_login', { login: mei.phone })).toMatchObject({ pic_captcha_required: false })
  await fail(3)
  expect(await visitor.call('/check_login', { login: mei.phone })).toMatchObject({ pic_captcha_required: true })
  expect(await visitor.call('/login_settings')).toMatchObject({ pic_captcha_required: true })
  expect(await visitor.logIn(mei.phone)).toMatchObject(refused('pic_captcha_error', 'pic_captcha'))
})

test('a picture captcha is checked even if it was not required (ERR-14)', async () => {
  const answer = await visitor.logIn(mei.phone, demoPassword, { pic_captcha: 'zzzz' })
  expect(answer).toMatchObject(refused('pic_captcha_error', 'pic_captcha'))
})

test('six failures block the login for 15 minutes, even with the right password', async () => {
  expect((await fail(6)).errors).toMatchObject([{ error_code: 1100002, error_msg: containing('15 minutes') }])
  service.clock.advance(15 * minute - 1)
  expect(await visitor.logIn(mei.phone)).toMatchObject(refused(1100002))
  service.clock.advance(1)
  expect(await visitor.logIn(mei.phone, demoPassword, await solveCaptcha('login'))).toMatchObject({ success: true })
})

test('phone and email of an account share their attempts, across methods and browsers, until a success', async () => {
  expect(await wrong(mei.phone)).toContain('5 tries left')
  expect(await wrong(mei.email)).toContain('4 tries left')
  await changeVisitor()
  expect(await wrong('+86 138 0013 8000')).toContain('3 tries left')
  await changeVisitor()
  await visitor.logIn(mei.email, demoPassword, await solveCaptcha('login'))
  expect(await wrong(mei.phone)).toContain('5 tries left')
})

test.each<[string, string, object]>([
  ['a wrong old password', '/password/change', { old_password: 'wrong', ...twice('Arcade2027') }],
  ['a wrong password for verification', '/security/verify_identity', { password: 'wrong' }],
])('%s counts as a failed attempt of the login, and six block both', async (_, path, data) => {
  await visitor.logIn(mei.phone)
  for (let done = 0; done < 5; done += 1) await visitor.call(path, data)
  expect(await visitor.call(path, data)).toMatchObject(refused(1100002))
  await changeVisitor()
  expect(await visitor.logIn(mei.email)).toMatchObject(refused(1100002))
})

test('a login gets a new session id, and the old one is no longer valid', async () => {
  const before = visitor.cookie()
  await visitor.logIn(mei.phone)
  expect(await isLoggedIn()).toBe(true)
  expect(visitor.cookie()).not.toBe(before)
  const old = createVisitor(origin, before)
  await old.open()
  expect(await isLoggedIn(old)).toBe(false)
})

test('30 idle minutes end a session, unless it is remembered', async () => {
  await visitor.logIn(mei.phone, demoPassword, { remember: true })
  service.clock.advance(13 * 24 * 60 * minute)
  expect(await isLoggedIn()).toBe(true)
  await changeVisitor()
  await visitor.logIn(mei.phone)
  service.clock.advance(31 * minute)
  expect(await visitor.call('/credential/get_login')).toMatchObject(notLoggedIn)
  expect(await visitor.call('/auth/hi')).toMatchObject({ success: true, logged_in: false })
})

test('logging out ends the session and its cookie, and succeeds even if already logged out', async () => {
  expect(await visitor.call('/auth/logout', {})).toMatchObject({ success: true })
  await visitor.open()
  await visitor.logIn(mei.phone)
  const response = await visitor.callRaw('/account/auth/logout', { method: 'POST', body: '{}' })
  expect(await response.json()).toEqual({ success: true })
  expect(response.headers.get('set-cookie')).toMatch(/^portico_session=; .*Max-Age=0/)
  await visitor.open()
  expect(await isLoggedIn()).toBe(false)
})

test.each<Record<string, string>>([{ 'X-Account': 'somebody-else' }, { 'X-CSRF-Token': 'forged' }])(
  '%j does not log out',
  async (headers) => {
    await visitor.logIn(mei.phone)
    const response = await visitor.callRaw('/auth/logout', { method: 'POST', body: '{}', headers })
    expect(await response.json()).toMatchObject({ success: false })
    expect(await isLoggedIn()).toBe(true)
  },
)

test('after twenty checks for an account, a session gets no more answers for an hour', async () => {
  const checkPhone = () => visitor.call('/captcha/check_phone/', { phone: mei.phone })
  const tooMany = refused('verify_operation_too_frequent')
  for (let done = 0; done < 10; done += 1) {
    expect(await visitor.call('/check_login', { login: `nobody-${done}@example.com` })).toMatchObject({
      registered: false,
    })
    expect(await checkPhone()).toMatchObject({ registered: true })
  }
  // The session would expire if it were idle for so long.
  for (let passed = 0; passed < 60; passed += 20) {
    expect(await checkPhone()).toMatchObject(tooMany)
    expect(await visitor.call('/check_login', { login: mei.email })).toMatchObject(tooMany)
    service.clock.advance(20 * minute)
  }
  expect(await checkPhone()).toMatchObject({ registered: true })
})

const step = (code: string) => visitor.call('/two_step_login', { method: 'google', two_step_captcha: code })
const codeNow = () => authenticatorCode(authenticatorSecret, service.clock.now())

/** Enters wrong codes at the second step, logging in again whenever five have ended the login. */
async function failSteps(times: number) {
  let answer = await visitor.logIn(people.ines.email)
  for (let done = 0; done < times; done += 1) {
    if (done % 5 === 0) await visitor.logIn(people.ines.email)
    answer = await step(otherThan(codeNow()))
  }
  return answer
}

test('six wrong codes block the second step of the account for 15 minutes, across all logins', async () => {
  expect(await failSteps(6)).toMatchObject(refused(1100002))
  await changeVisitor()
  await visitor.logIn(people.ines.email)
  expect(await step(codeNow())).toMatchObject(refused(1100002))
  service.clock.advance(15 * minute)
  await visitor.open()
  await visitor.logIn(people.ines.email)
  expect(await step(codeNow())).toMatchObject({ success: true })
})

test('a complete login resets the count of wrong codes, but a right password alone does not', async () => {
  await failSteps(4)
  await visitor.logIn(people.ines.email)
  expect(await step(codeNow())).toMatchObject({ success: true })
  service.clock.advance(minute)
  expect(await failSteps(5)).toMatchObject(refused(1100005))
})
