// How many attempts a login has, how long a session lasts, and how a second step completes a login.

import { expect, test } from 'vitest'
import { authenticatorSecret, demoPassword, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import { containing } from './matchers.ts'
import {
  changeVisitor,
  isLoggedIn,
  minute,
  notLoggedIn,
  refused,
  requestTwoStepCode,
  serveEachTest,
  service,
  solveCaptcha,
  visitor,
} from './serve-each-test.ts'

const { ines, mei } = people

serveEachTest()

/** Enters wrong passwords, with the captcha once it is required. */
async function fail(times: number) {
  let answer = await visitor.logIn(mei.phone, 'wrong')
  for (let done = 1; done < times; done += 1)
    answer = await visitor.logIn(mei.phone, 'wrong', await solveCaptcha('login'))
  return answer
}

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

test('six failures block the login for 15 minutes, even with the right password', async () => {
  expect((await fail(6)).errors).toMatchObject([{ error_code: 1100002, error_msg: containing('15 minutes') }])
  service.clock.advance(15 * minute - 1)
  expect(await visitor.logIn(mei.phone)).toMatchObject(refused(1100002))
  service.clock.advance(1)
  expect(await visitor.logIn(mei.phone, demoPassword, await solveCaptcha('login'))).toMatchObject({ success: true })
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

/** No login is waiting any more, so the page is redirected to the login. */
const over = { ...refused(1100006), redirect: '/login' }
const step = () => {
  const two_step_captcha = authenticatorCode(authenticatorSecret, service.clock.now())
  return visitor.call('/two_step_login', { method: 'google', two_step_captcha })
}

test('with a second step, a right password does not log in, and ends the previous login', async () => {
  await visitor.logIn(mei.phone)
  const answer = await visitor.logIn(ines.email, demoPassword, { redirect: '/files' })
  expect(answer).toMatchObject({ success: false, redirect: '/two-step-login?redirect=%2Ffiles' })
  expect(await isLoggedIn()).toBe(false)
  expect(await visitor.call('/credential/get_login')).toMatchObject(notLoggedIn)
  const before = visitor.cookie()
  expect(await step()).toMatchObject({ success: true })
  expect(visitor.cookie()).not.toBe(before)
})

test('a second step without a first is refused', async () => {
  expect(await step()).toMatchObject(over)
  expect(await requestTwoStepCode()).toMatchObject(notLoggedIn)
  await visitor.logIn(people.forceTwoStep.email)
  expect(await step()).toMatchObject(over)
})
