import { expect, test } from 'vitest'
import { authenticatorSecret, demoPassword, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import { isLoggedIn, minute, notLoggedIn, refused, serveEachTest, service, visitor } from './serve-each-test.ts'
import { otherThan, requestTwoStepCode } from './two-step-visitor.ts'

const byGoogle = people.ines.email

serveEachTest()

const step = (method: string, code: string, extras: object = {}, prefix = '') =>
  visitor.call(`${prefix}/two_step_login`, { method, two_step_captcha: code, ...extras })
const codeNow = () => authenticatorCode(authenticatorSecret, service.clock.now())
/** No login is waiting any more, so the page is redirected to the login. */
const over = { ...refused(1100006), redirect: '/login' }

test('with a second step, a right password does not log in, and ends the previous login', async () => {
  await visitor.logIn(people.mei.phone)
  const answer = await visitor.logIn(people.zhou.phone, demoPassword, { redirect: '/files' })
  expect(answer).toMatchObject({ success: false, redirect: '/two-step-login?redirect=%2Ffiles' })
  expect(await isLoggedIn()).toBe(false)
  expect(await visitor.call('/credential/get_login')).toMatchObject(notLoggedIn)
  expect(service.outbox).toEqual([])
})

test('a login by authenticator accepts each code once, and gets a new session id', async () => {
  await visitor.logIn(byGoogle)
  const before = visitor.cookie()
  expect(await step('google', codeNow())).toMatchObject({ success: true })
  expect(visitor.cookie()).not.toBe(before)
  await visitor.logIn(byGoogle)
  expect(await step('google', codeNow())).toMatchObject({ errors: [{ field: 'login' }] })
  service.clock.advance(30_000)
  expect(await step('google', codeNow())).toMatchObject({ success: true })
})

test.each([
  ['the first moment', 0],
  ['the last moment', 29_999],
])('the clock of an authenticator may be one step off, but not two, at %s of a step', async (_, intoStep) => {
  // The tests begin somewhere in a step.
  service.clock.advance(30_000 - (service.clock.now() % 30_000) + intoStep)
  for (const steps of [-2, 2, -1, 0, 1]) {
    await visitor.logIn(byGoogle)
    const code = authenticatorCode(authenticatorSecret, service.clock.now() + steps * 30_000)
    expect(await step('google', code)).toMatchObject({ success: Math.abs(steps) < 2 })
  }
})

test('five wrong codes end the waiting login', async () => {
  await visitor.logIn(byGoogle)
  for (let done = 0; done < 4; done += 1)
    expect(await step('google', otherThan(codeNow()))).toMatchObject(refused(1100004, 'login'))
  expect(await step('google', otherThan(codeNow()))).toMatchObject(refused(1100005))
  expect(await step('google', codeNow())).toMatchObject(over)
  expect(await isLoggedIn()).toBe(false)
})

test('a login waits for ten minutes', async () => {
  await visitor.logIn(byGoogle, demoPassword, { redirect: '/files' })
  service.clock.advance(10 * minute)
  expect(await visitor.call('/security/get_two_step_method', {})).toMatchObject({ method: 'google' })
  service.clock.advance(1)
  const back = { ...over, redirect: '/login?redirect=%2Ffiles' }
  expect(await step('google', codeNow())).toMatchObject(back)
  expect(await visitor.call('/security/get_two_step_method', {})).toMatchObject(back)
  const elsewhere = { ...over, redirect: '/account/login?redirect=%2Felsewhere' }
  expect(await step('google', codeNow(), { redirect: '/elsewhere' }, '/account')).toMatchObject(elsewhere)
})

test('`remember` applies only to the login that requested it, not to the next waiting one', async () => {
  const login = { login: byGoogle, password: demoPassword, remember: true }
  await visitor.call('/sync_login', login)
  expect(await step('google', codeNow())).toMatchObject({ success: true })
  service.clock.advance(13 * 24 * 60 * minute)
  expect(await isLoggedIn()).toBe(true)
  await visitor.logIn(byGoogle)
  service.clock.advance(31 * minute)
  expect(await visitor.call('/login_settings')).toMatchObject(notLoggedIn)
})

test('a second step without a first is refused', async () => {
  expect(await step('google', codeNow())).toMatchObject(over)
  expect(await requestTwoStepCode()).toMatchObject(notLoggedIn)
  await visitor.logIn(people.forceTwoStep.email)
  expect(await step('google', codeNow())).toMatchObject(over)
})
