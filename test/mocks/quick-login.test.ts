import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { lastCode } from './last-code.ts'
import { containing } from './matchers.ts'
import { createVisitor, seal, startServer, type Visitor } from './visitor.ts'

let service: AccountService
let visitor: Visitor
let stop: () => void

beforeEach(async () => {
  service = createAccountService({ now: () => 1_700_000_000_000 })
  const server = await startServer(service)

  stop = server.stop
  visitor = createVisitor(server.origin)
  await visitor.open()
})

afterEach(() => {
  stop()
  expect(service.violations).toEqual([])
})

const minute = 60_000
const stranger = newPhone

function send(phone: string, extras: object = {}, prefix = '') {
  const data = { secure_zone: seal({ phone }), message_type: 'txt', ...extras }
  return visitor.call(`${prefix}/quick_login/v1/captcha/sms_send`, data)
}

function logIn(phone: string, code: string, extras: object = {}, prefix = '') {
  const data = { secure_zone: seal({ phone }), sms_captcha: code, ...extras }
  return visitor.call(`${prefix}/quick_login/v1/register`, data)
}

async function sendAndLogIn(phone: string, extras: object = {}) {
  await send(phone)
  return logIn(phone, lastCode(service, phone), extras)
}

test.each(['', '/account'])('logs in by a code under the prefix "%s"', async (prefix) => {
  const before = visitor.cookie()
  expect(await send(people.mei.phone, {}, prefix)).toEqual({ status: 200, success: true })
  expect(service.outbox).toMatchObject([{ channel: 'sms', to: people.mei.phone, purpose: 'Log in' }])
  const answer = await logIn(people.mei.phone, lastCode(service, people.mei.phone), { redirect: '/files' }, prefix)
  const user = { phone: people.mei.phone, email: people.mei.email }
  expect(answer).toEqual({ status: 200, success: true, redirect: '/files', user })
  expect(visitor.cookie()).not.toBe(before)
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
})

test('takes the phone with and without its dialing code for the same', async () => {
  await send(`(+86)${people.mei.phone}`)
  expect(await logIn(people.mei.phone, lastCode(service, people.mei.phone))).toMatchObject({ success: true })
})

test('logs in who has no password', async () => {
  expect(await sendAndLogIn(people.wang.phone)).toMatchObject({ success: true, user: { phone: people.wang.phone } })
})

test('an unknown phone gets an account without a password, and the same one the next time', async () => {
  expect(await sendAndLogIn(stranger)).toMatchObject({ success: true, user: { phone: stranger } })
  const account = service.peek.account(stranger)
  expect(account).toMatchObject({ title: '137****7000', phone: stranger })
  expect([account?.password, account?.email]).toEqual([undefined, undefined])
  expect((await visitor.logIn(stranger)).errors).toMatchObject([{ field: 'password' }])

  service.clock.advance(minute)
  await sendAndLogIn(stranger)
  expect(service.peek.account(stranger)).toBe(account)
})

test('an unknown phone gets no account while registration is closed', async () => {
  service.settings.register_enabled = false
  expect((await sendAndLogIn(stranger)).errors).toMatchObject([{ error_code: 1500001 }])
  expect(service.peek.account(stranger)).toBeUndefined()
  expect(await sendAndLogIn(people.mei.phone)).toMatchObject({ success: true })
})

test('the sending does not tell whether the phone has an account', async () => {
  expect(await send(people.mei.phone)).toEqual(await send(stranger))
})

test('two-step verification comes after the code as well', async () => {
  const answer = await sendAndLogIn(people.zhou.phone, { redirect: '/files' })
  expect(answer).toMatchObject({ success: false, redirect: '/two-step-login?redirect=%2Ffiles' })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
})

test('sends by voice where the settings have it', async () => {
  await send(people.mei.phone, { message_type: 'voice' })
  expect(service.outbox).toMatchObject([{ channel: 'voice' }])
  service.settings.voice_captcha_enabled = false
  expect((await send(stranger, { message_type: 'voice' })).errors).toMatchObject([{ field: 'message_type' }])
})

test('after two codes the picture of the login is asked for', async () => {
  await send('13700137001')
  await send('13700137002')
  expect((await send(people.mei.phone)).errors).toMatchObject([{ error_code: 'pic_captcha_error' }])
  await visitor.callRaw('/captcha/get_pic/login')
  const pic_captcha = service.peek.captcha(visitor.sessionId())
  expect(await send(people.mei.phone, { pic_captcha })).toMatchObject({ success: true })
})

test('a wrong phone is refused at both calls', async () => {
  expect((await send('138')).errors).toMatchObject([{ field: 'phone', error_code: 1400002 }])
  expect((await logIn('138', '1234')).errors).toMatchObject([{ field: 'phone', error_code: 1400002 }])
})

test('a code is good once', async () => {
  await sendAndLogIn(people.mei.phone)
  const again = await logIn(people.mei.phone, lastCode(service, people.mei.phone))
  expect(again.errors).toMatchObject([{ field: 'sms_captcha', error_code: 1400001, error_msg: containing('expired') }])
})

test('a code is good for ten minutes', async () => {
  await send(people.mei.phone)
  service.clock.advance(10 * minute)
  await send(stranger)
  expect(await logIn(people.mei.phone, lastCode(service, people.mei.phone))).toMatchObject({ success: true })
  service.clock.advance(10 * minute + 1)
  const late = await logIn(stranger, lastCode(service, stranger))
  expect(late.errors).toMatchObject([{ field: 'sms_captcha', error_msg: containing('expired') }])
})

test('five wrong tries end a code', async () => {
  await send(people.mei.phone)
  const right = lastCode(service, people.mei.phone)
  for (let tried = 0; tried < 4; tried += 1)
    expect((await logIn(people.mei.phone, 'none')).errors).toMatchObject([{ error_msg: containing('not the code') }])
  expect((await logIn(people.mei.phone, 'none')).errors).toMatchObject([
    { error_msg: containing('Too many wrong tries') },
  ])
  expect((await logIn(people.mei.phone, right)).errors).toMatchObject([{ error_msg: containing('expired') }])
})

test('a new code takes the place of the last one', async () => {
  await send(people.mei.phone)
  const first = lastCode(service, people.mei.phone)
  service.clock.advance(minute)
  await send(people.mei.phone)
  expect(lastCode(service, people.mei.phone)).not.toBe(first)
  expect(await logIn(people.mei.phone, first)).toMatchObject({ success: false })
})

test('a code of another purpose or another phone is worth nothing', async () => {
  await visitor.call('/captcha/sms_send', { phone: stranger, message_type: 'txt', scene: 'register' })
  expect(await logIn(stranger, lastCode(service, stranger))).toMatchObject({ success: false })
  await send(people.mei.phone)
  expect(await logIn(stranger, lastCode(service, people.mei.phone))).toMatchObject({ success: false })
})

test.each([
  ['zh-CN', '验证码不正确'],
  ['zh-TW', '驗證碼不正確'],
])('speaks %s', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  await send(people.mei.phone)
  expect((await logIn(people.mei.phone, 'none')).errors).toMatchObject([{ error_msg: containing(words) }])
})
