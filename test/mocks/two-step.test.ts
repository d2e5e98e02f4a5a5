import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import { containing, matching } from './matchers.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import {
  askForCode,
  enterByThird,
  fetchPicture,
  newestCode,
  otherThan,
  pictureOf,
  readWechatPicture,
  scan,
  signedRequest,
  verifyPassword,
} from './two-step-visitor.ts'
import { createVisitor, seal } from './visitor.ts'

const minute = 60_000
const now = 1_700_000_000_000

serveEachTest({ now: () => now })

async function enter(login = people.ava.email) {
  await visitor.logIn(login)
  await verifyPassword(visitor)
}

const look = (prefix = '') => visitor.call(`${prefix}/security/get_two_step_method`, {})
const set = (data: object) => visitor.call('/security/set_two_step', data)
const setPhone = (code: string, to = newPhone) => set({ method: 'sms', code, secure_zone: seal({ phone: to }) })
const fetchSecret = async () => (await visitor.call('/security/get_google_secret')).secret as string
const codeNow = (secret: string) => authenticatorCode(secret, service.clock.now())

test('the methods on offer follow the settings, the recommended one first', async () => {
  const list = () => visitor.call('/account/security/get_available_two_step_method', {})
  expect(await list()).toMatchObject({ errors: [{ error_code: 9000001 }] })
  await enter()
  expect(await list()).toMatchObject({ methods: ['sms', 'wechat', 'google'] })
  service.settings.two_step_methods = ['google']
  expect(await list()).toMatchObject({ methods: ['google'] })
  expect((await setPhone('123456')).errors).toMatchObject([{ error_code: 1900002 }])
})

test.each([
  [people.ava.email, { enabled: false, forced: false, has_password: true }],
  [people.zhou.phone, { enabled: true, method: 'sms', phone: '139****9001', forced: false, has_password: true }],
  [people.ines.email, { enabled: true, method: 'google', forced: false, has_password: true }],
  [people.forceTwoStep.email, { enabled: false, forced: true, has_password: true }],
])('tells how it stands for %s', async (login, standing) => {
  expect(await look('/account')).toMatchObject({ errors: [{ error_code: 9000001 }] })
  await visitor.logIn(login)
  expect(await look('/account')).toEqual({ status: 200, success: true, ...standing })
})

test('an account without a password says so', async () => {
  await enterByThird(visitor, 'wechat', 'no-password')
  expect(await look()).toMatchObject({ has_password: false })
})

test('is set up by a code that was sent to a phone', async () => {
  await enter()
  expect(await askForCode(visitor, service, newPhone)).toMatchObject({ success: true })
  expect(service.outbox.at(-1)).toMatchObject({ channel: 'sms', to: newPhone, code: matching(/^\d{6}$/) })
  const code = newestCode(service)
  expect((await setPhone(otherThan(code))).errors).toMatchObject([{ field: 'code', error_code: 1400001 }])
  expect((await setPhone(code, '13700137001')).errors).toMatchObject([{ field: 'code', error_code: 1400001 }])
  expect(await setPhone(code)).toEqual({ status: 200, success: true })
  expect(await look()).toMatchObject({ enabled: true, method: 'sms', phone: '137****7000' })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
  expect((await setPhone(code)).errors).toMatchObject([{ field: 'code' }])
})

test('can be confirmed once more by the phone that it has', async () => {
  await enter()
  await askForCode(visitor, service, newPhone)
  await setPhone(newestCode(service))
  service.clock.advance(minute)
  await askForCode(visitor, service)
  expect(service.outbox.at(-1)?.to).toBe(newPhone)
  expect(await set({ method: 'sms', code: newestCode(service) })).toMatchObject({ success: true })
  expect(await look()).toMatchObject({ phone: '137****7000' })
})

test('without a phone there is none to send to', async () => {
  await enter()
  expect((await askForCode(visitor, service)).errors).toMatchObject([{ error_code: 1900002 }])
  expect((await set({ method: 'sms', code: '123456' })).errors).toMatchObject([{ error_code: 1900002 }])
  expect((await askForCode(visitor, service, '123')).errors).toMatchObject([{ field: 'phone' }])
  expect((await setPhone('123456', '123')).errors).toMatchObject([{ field: 'phone' }])
})

test('a code is not sent for a wrong signature', async () => {
  await enter()
  for (const extras of [{ sign: '0'.repeat(32) }, { ts: now + 1 }])
    expect((await askForCode(visitor, service, newPhone, extras)).errors).toMatchObject([
      { error_code: 'bad_signature' },
    ])
  expect(service.outbox).toEqual([])
})

test.each([
  ['that is just not too early', 5 * minute, { success: true }],
  ['that is too early', 5 * minute + 1, { errors: [{ error_code: 'bad_signature' }] }],
  ['that is just not too late', -5 * minute, { success: true }],
  ['that is too late', -5 * minute - 1, { errors: [{ error_code: 'bad_signature' }] }],
])('a signature %s by the clock of the service', async (_, offset, outcome) => {
  await enter()
  const request = signedRequest(now + offset, newPhone)
  expect(await visitor.call('/security/send_two_step_code', request)).toMatchObject(outcome)
})

test('the third code in an hour needs a captcha', async () => {
  await enter()
  await askForCode(visitor, service, newPhone)
  expect((await askForCode(visitor, service, newPhone)).errors).toMatchObject([
    { error_code: 'verify_operation_too_frequent' },
  ])
  await askForCode(visitor, service, '13700137001')
  const refused = await askForCode(visitor, service, '13700137002')
  expect(refused.errors).toMatchObject([{ field: 'pic_captcha', error_code: 'pic_captcha_error' }])
  await visitor.callRaw('/captcha/get_pic/two_step')
  const solved = { pic_captcha: service.peek.captcha(visitor.sessionId()) }
  expect(await askForCode(visitor, service, '13700137002', solved)).toMatchObject({ success: true })
})

test('everything that sets up asks for a verified identity', async () => {
  await visitor.logIn(people.ava.email)
  const refusal = { success: false, errors: [{ error_code: 1900001 }] }
  expect(await askForCode(visitor, service, newPhone)).toMatchObject(refusal)
  expect(await visitor.call('/security/get_google_secret')).toMatchObject(refusal)
  expect(await set({ method: 'wechat', code: '123456' })).toMatchObject(refusal)
  expect(await visitor.call('/security/close_two_step', {})).toMatchObject(refusal)
  for (const picture of ['/security/get_google_qrcode', '/account/security/get_wechat_qrcode'])
    expect((await visitor.navigate(picture)).status).toBe(403)
  await verifyPassword(visitor)
  service.clock.advance(15 * minute + 1)
  expect(await visitor.call('/security/get_google_secret')).toMatchObject(refusal)
})

test('strangers get no picture', async () => {
  expect((await visitor.navigate('/security/get_google_qrcode')).status).toBe(403)
  expect((await createVisitor(origin).navigate('/security/get_wechat_qrcode')).status).toBe(403)
})

test('an authenticator gets one secret, as text and as a picture, until it is used', async () => {
  await enter()
  const secret = await fetchSecret()
  expect(secret).toMatch(/^[A-Z2-7]{16}$/)
  expect(await fetchSecret()).toBe(secret)
  const address = `otpauth://totp/Portico:(%2B1)2025550143?issuer=Portico&secret=${secret}&algorithm=SHA1&digits=6&period=30`
  expect(await fetchPicture(visitor, '/security/get_google_qrcode')).toBe(await pictureOf(address))
  const wrong = await set({ method: 'google', code: otherThan(codeNow(secret)) })
  expect(wrong.errors).toMatchObject([{ field: 'code', error_code: 1900004 }])
  expect(await set({ method: 'google', code: codeNow(secret) })).toEqual({ status: 200, success: true })
  expect(await look()).toMatchObject({ enabled: true, method: 'google' })
  expect((await set({ method: 'google', code: codeNow(secret) })).errors).toMatchObject([{ field: 'code' }])
  expect(await fetchSecret()).not.toBe(secret)
})

test.each([-30_000, 30_000])('an authenticator whose clock is off by %i ms still fits', async (offset) => {
  await enter()
  const code = authenticatorCode(await fetchSecret(), service.clock.now() + offset)
  expect(await set({ method: 'google', code })).toMatchObject({ success: true })
})

test.each([-60_000, 60_000])('one whose clock is off by %i ms does not', async (offset) => {
  await enter()
  const code = authenticatorCode(await fetchSecret(), service.clock.now() + offset)
  expect(await set({ method: 'google', code })).toMatchObject({ errors: [{ field: 'code' }] })
})

test('a secret goes with the login that it was made for', async () => {
  await enter()
  const secret = await fetchSecret()
  await enter(people.mei.phone)
  expect((await set({ method: 'google', code: codeNow(secret) })).errors).toMatchObject([{ field: 'code' }])
  expect(await fetchSecret()).not.toBe(secret)
})

test('can be turned off, also twice', async () => {
  await enter()
  const address = await readWechatPicture(visitor, service, origin)
  await scan(address)
  await set({ method: 'wechat', code: newestCode(service) })
  expect(await visitor.call('/account/security/close_two_step', {})).toEqual({ status: 200, success: true })
  expect(await look()).toMatchObject({ enabled: false })
  expect(await visitor.call('/security/close_two_step', {})).toMatchObject({ success: true })
  expect(await visitor.logIn(people.ava.email)).toMatchObject({ success: true })
})

test('a forced set-up ends in the login that waited for it', async () => {
  await visitor.logIn(people.forceTwoStep.email, demoPassword, { redirect: '/files?sort=name' })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
  expect(await visitor.call('/security/close_two_step', {})).toMatchObject({ errors: [{ error_code: 9000001 }] })
  const before = visitor.cookie()
  const secret = await fetchSecret()
  expect(await set({ method: 'google', code: codeNow(secret) })).toEqual({
    status: 200,
    success: true,
    user: { email: people.forceTwoStep.email },
    redirect: '/files?sort=name',
  })
  expect(visitor.cookie()).not.toBe(before)
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
  expect(await look()).toMatchObject({ enabled: true, method: 'google', forced: true })
  await verifyPassword(visitor)
  const { errors } = await visitor.call('/security/close_two_step', {})
  expect(errors).toMatchObject([{ error_code: 1900003, error_msg: containing('cannot be turned off') }])
})

test('a forced set-up waits for half an hour', async () => {
  await visitor.logIn(people.forceTwoStep.email)
  service.clock.advance(20 * minute)
  expect(await look()).toMatchObject({ forced: true })
  service.clock.advance(10 * minute + 1)
  expect(await look()).toMatchObject({ redirect: '/login', errors: [{ error_code: 1100006 }] })
})

test('a login that waits for its second step sets nothing up', async () => {
  await visitor.logIn(people.zhou.phone)
  const refusal = { errors: [{ error_code: 1900001 }] }
  expect(await askForCode(visitor, service, newPhone)).toMatchObject(refusal)
  expect(await setPhone('123456')).toMatchObject(refusal)
  expect((await visitor.navigate('/security/get_wechat_qrcode')).status).toBe(403)
  expect((await visitor.navigate('/security/get_google_qrcode')).status).toBe(403)
})
