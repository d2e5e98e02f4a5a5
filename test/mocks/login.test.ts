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
  origin,
  refused,
  requestTwoStepCode,
  serveEachTest,
  service,
  solveCaptcha,
  visitor,
} from './serve-each-test.ts'
import { createVisitor } from './visitor.ts'

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

test('the login and the browser both need the picture captcha after three failures', async () => {
  expect(await visitor.call('/check_login', { login: mei.phone })).toMatchObject({ pic_captcha_required: false })
  await fail(3)
  expect(await visitor.call('/check_login', { login: mei.phone })).toMatchObject({ pic_captcha_required: true })
  expect(await visitor.call('/login_settings')).toMatchObject({ pic_captcha_required: true })
  expect(await visitor.logIn(mei.phone)).toMatchObject(refused('pic_captcha_error', 'pic_captcha'))
})

test('six failures block the login for 15 minutes, even if the password is then correct', async () => {
  expect((await fail(6)).errors).toMatchObject([{ error_code: 1100002, error_msg: containing('15 minutes') }])
  service.clock.advance(15 * minute - 1)
  expect(await visitor.logIn(mei.phone)).toMatchObject(refused(1100002))
  service.clock.advance(1)
  expect(await visitor.logIn(mei.phone, demoPassword, await solveCaptcha('login'))).toMatchObject({ success: true })
})

test('a login gets a new session id and invalidates the old one', async () => {
  const before = visitor.cookie()
  await visitor.logIn(mei.phone)
  expect(await isLoggedIn()).toBe(true)
  expect(visitor.cookie()).not.toBe(before)
  const old = createVisitor(origin, before)
  await old.open()
  expect(await isLoggedIn(old)).toBe(false)
})

test('a session ends after 30 idle minutes unless it is remembered', async () => {
  await visitor.logIn(mei.phone, demoPassword, { remember: true })
  service.clock.advance(13 * 24 * 60 * minute)
  expect(await isLoggedIn()).toBe(true)
  await changeVisitor()
  await visitor.logIn(mei.phone)
  service.clock.advance(31 * minute)
  expect(await visitor.call('/credential/get_login')).toMatchObject(notLoggedIn)
  expect(await visitor.call('/auth/hi')).toMatchObject({ success: true, logged_in: false })
})

/** No login is pending any more, so the page is redirected to the login page. */
const over = { ...refused(1100006), redirect: '/login' }
const step = (skewMs = 0) => {
  const two_step_captcha = authenticatorCode(authenticatorSecret, service.clock.now() + skewMs)
  return visitor.call('/two_step_login', { method: 'google', two_step_captcha })
}

test('a correct password alone does not log in an account with two-step verification, and ends the previous login', async () => {
  await visitor.logIn(mei.phone)
  const answer = await visitor.logIn(ines.email, demoPassword, { redirect: '/files' })
  expect(answer).toMatchObject({ success: false, redirect: '/two-step-login?redirect=%2Ffiles' })
  expect(await isLoggedIn()).toBe(false)
  expect(await visitor.call('/credential/get_login')).toMatchObject(notLoggedIn)
  const before = visitor.cookie()
  expect(await step()).toMatchObject({ success: true })
  expect(visitor.cookie()).not.toBe(before)
})

test.each([
  ['first', 0],
  ['last', 29_999],
])(
  'at the %s moment of a step, the clock of an authenticator may be one step off, but not two',
  async (_, intoStep) => {
    // The tests may begin in the middle of a time step.
    service.clock.advance(30_000 - (service.clock.now() % 30_000) + intoStep)
    for (const steps of [-2, 2, -1, 0, 1]) {
      await visitor.logIn(ines.email)
      expect(await step(steps * 30_000)).toMatchObject({ success: Math.abs(steps) < 2 })
    }
  },
)

test('a second step is refused without a first', async () => {
  expect(await step()).toMatchObject(over)
  expect(await requestTwoStepCode()).toMatchObject(notLoggedIn)
  await visitor.logIn(people.forceTwoStep.email)
  expect(await step()).toMatchObject(over)
})
