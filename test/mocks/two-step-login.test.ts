import { expect, test } from 'vitest'
import { authenticatorSecret, demoPassword, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import { containing, matching } from './matchers.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { askForCode, newestCode, otherThan, readWechatPicture, scan, verifyPassword } from './two-step-visitor.ts'

const minute = 60_000
const bySms = people.zhou.phone
const byWechat = people.olu.email
const byGoogle = people.ines.email

serveEachTest({ now: () => 1_700_000_000_000 })

const step = (method: string, code: string, extras: object = {}, prefix = '') =>
  visitor.call(`${prefix}/two_step_login`, { method, two_step_captcha: code, ...extras })
const codeNow = () => authenticatorCode(authenticatorSecret, service.clock.now())
const isLoggedIn = async () => (await visitor.call('/auth/hi')).logged_in
const expired = { success: false, errors: [{ error_code: 9000001 }] }
/** No login waits any more: the way leads back to where it begins. */
const over = { success: false, redirect: '/login', errors: [{ error_code: 1100006 }] }

test('a right password alone logs nobody in who has a second step', async () => {
  expect(await visitor.logIn(bySms, demoPassword, { redirect: '/files' })).toMatchObject({
    success: false,
    redirect: '/two-step-login?redirect=%2Ffiles',
  })
  expect(await isLoggedIn()).toBe(false)
  expect(service.outbox).toEqual([])
})

test('a login by SMS code ends with it', async () => {
  await visitor.logIn(bySms, demoPassword, { redirect: '/files' })
  const before = visitor.cookie()
  expect(await askForCode(visitor, service)).toEqual({ status: 200, success: true })
  expect(service.outbox).toMatchObject([
    { channel: 'sms', to: bySms, purpose: 'Second step of your login', code: matching(/^\d{6}$/) },
  ])
  expect(await step('sms', newestCode(service), {}, '/account')).toEqual({
    status: 200,
    success: true,
    user: { phone: bySms, email: people.zhou.email },
    redirect: '/files',
  })
  expect(visitor.cookie()).not.toBe(before)
  expect(await isLoggedIn()).toBe(true)
  expect(await step('sms', newestCode(service))).toMatchObject(over)
})

test('a login by WeChat has its code sent at once, and again by a scan', async () => {
  await visitor.logIn(byWechat)
  expect(service.outbox).toMatchObject([{ channel: 'wechat', to: 'Olu Adeyemi', purpose: 'Second step of your login' }])
  const first = newestCode(service)
  service.clock.advance(minute)
  await scan(await readWechatPicture(visitor, service, origin))
  expect(service.outbox).toHaveLength(2)
  expect((await step('wechat', first)).errors).toMatchObject([{ field: 'login' }])
  expect(await step('wechat', newestCode(service))).toMatchObject({ success: true })
})

test('each login by WeChat has a code sent, however soon it comes after the last', async () => {
  for (let done = 0; done < 6; done += 1) await visitor.logIn(byWechat)
  expect(service.outbox).toHaveLength(6)
  expect(await step('wechat', newestCode(service))).toMatchObject({ success: true })
})

test('a login by authenticator takes each code once', async () => {
  await visitor.logIn(byGoogle)
  expect(await step('google', codeNow(), { redirect: '/elsewhere' })).toMatchObject({
    success: true,
    redirect: '/elsewhere',
  })
  await visitor.logIn(byGoogle)
  expect((await step('google', codeNow())).errors).toMatchObject([{ field: 'login', error_msg: containing('once') }])
  service.clock.advance(30_000)
  expect(await step('google', codeNow())).toMatchObject({ success: true })
})

test('the code that set an authenticator up does not log in', async () => {
  await visitor.logIn(people.ava.email)
  await verifyPassword(visitor)
  const { secret: own } = (await visitor.call('/security/get_google_secret')) as unknown as { secret: string }
  const code = authenticatorCode(own, service.clock.now())
  await visitor.call('/security/set_two_step', { method: 'google', code })
  await visitor.logIn(people.ava.email)
  expect(await step('google', code)).toMatchObject({ errors: [{ field: 'login' }] })
  service.clock.advance(30_000)
  expect(await step('google', authenticatorCode(own, service.clock.now()))).toMatchObject({ success: true })
})

test.each([
  ['en', 'Too many wrong codes. Please log in again.'],
  ['zh-CN', '验证码错误次数过多，请重新登录。'],
  ['zh-TW', '驗證碼錯誤次數過多，請重新登入。'],
])('five wrong codes end the login that waits, in %s', async (lang, message) => {
  await visitor.open(`/page?lang=${lang}`)
  await visitor.logIn(byGoogle)
  for (let done = 0; done < 4; done += 1)
    expect((await step('google', otherThan(codeNow()))).errors).toMatchObject([{ field: 'login', error_code: 1100004 }])
  expect(await step('google', otherThan(codeNow()))).toEqual({
    status: 200,
    success: false,
    errors: [{ error_code: 1100005, error_msg: message }],
  })
  expect(await step('google', codeNow())).toMatchObject(over)
  expect(await isLoggedIn()).toBe(false)
})

test('it waits for ten minutes', async () => {
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

test.each([
  ['en', 'This login can no longer be finished. Please log in again.'],
  ['zh-CN', '此次登录已失效，请重新登录。'],
  ['zh-TW', '此次登入已失效，請重新登入。'],
])('says in %s that it has waited too long', async (lang, error_msg) => {
  await visitor.open(`/page?lang=${lang}`)
  await visitor.logIn(byGoogle)
  service.clock.advance(10 * minute + 1)
  expect((await step('google', codeNow())).errors).toEqual([{ error_code: 1100006, error_msg }])
})

test('the second step of a quick login gets its code at once, to the same phone', async () => {
  await visitor.call('/quick_login/v1/captcha/sms_send', { phone: bySms, message_type: 'txt' })
  const data = { phone: bySms, sms_captcha: newestCode(service) }
  expect(await visitor.call('/quick_login/v1/register', data)).toMatchObject({ redirect: '/two-step-login' })
  expect(await askForCode(visitor, service)).toMatchObject({ success: true })
  expect(await step('sms', newestCode(service))).toMatchObject({ success: true })
})

test('a login that waits is not remembered for whoever was logged in before', async () => {
  await visitor.logIn(people.mei.phone, demoPassword, { remember: true })
  await visitor.logIn(byGoogle)
  service.clock.advance(31 * minute)
  expect(await visitor.call('/login_settings')).toMatchObject(expired)
})

test('the method must be that of the account', async () => {
  await visitor.logIn(byGoogle)
  expect((await step('sms', codeNow())).errors).toMatchObject([{ error_code: 1900002 }])
  expect(await step('google', codeNow())).toMatchObject({ success: true })
})

test('nobody gets a second step without a first', async () => {
  expect(await step('google', codeNow())).toMatchObject(over)
  expect(await askForCode(visitor, service)).toMatchObject(expired)
  await visitor.logIn(people.forceTwoStep.email)
  expect(await step('google', codeNow())).toMatchObject(over)
})

test('a login that waits ends the one before', async () => {
  await visitor.logIn(people.mei.phone)
  await visitor.logIn(byGoogle)
  expect(await isLoggedIn()).toBe(false)
  expect(await visitor.call('/credential/get_login')).toMatchObject(expired)
})

test('a code for setting up is worth nothing at a login', async () => {
  await visitor.logIn(bySms)
  await askForCode(visitor, service)
  await step('sms', newestCode(service))
  service.clock.advance(minute)
  await askForCode(visitor, service)
  expect(service.outbox.at(-1)?.purpose).toBe('Set up two-step verification')
  await visitor.logIn(bySms)
  expect((await step('sms', newestCode(service))).errors).toMatchObject([{ field: 'login', error_code: 1400001 }])
})

test('what the login asked for is kept: a client, and to be remembered', async () => {
  const login = { login: byGoogle, password: demoPassword, remember: true, redirect: '/files' }
  await visitor.call('/sync_login', login)
  const answer = await step('google', codeNow())
  expect(answer).toEqual({ status: 200, success: true, user: { email: byGoogle } })
  expect((await visitor.call('/security/get_devices')).devices).toMatchObject([{ type: 'sync', current: true }])
  service.clock.advance(13 * 24 * 60 * minute)
  expect(await isLoggedIn()).toBe(true)
})
