import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import {
  isLoggedIn,
  minute,
  notLoggedIn,
  origin,
  refused,
  serveEachTest,
  service,
  start,
  visit,
  visitor,
} from './serve-each-test.ts'
import {
  enter,
  fetchPicture,
  newestCode,
  otherThan,
  pictureOf,
  readWechatPicture,
  requestTwoStepCode,
  scan,
  verifyPassword,
} from './two-step-visitor.ts'
import { seal } from './visitor.ts'

const { ava, forceTwoStep } = people

serveEachTest()

const look = () => visitor.call('/security/get_two_step_method', {})
const set = (data: object) => visitor.call('/security/set_two_step', data)
const setPhone = (code: string, to = newPhone) => set({ method: 'sms', code, secure_zone: seal({ phone: to }) })
const fetchSecret = async () => String((await visitor.call('/security/get_google_secret')).secret)
const setAuthenticator = (secret: string) =>
  set({ method: 'google', code: authenticatorCode(secret, service.clock.now()) })
const pictures = ['/security/get_google_qrcode', '/account/security/get_wechat_qrcode']

test('a phone is set up by the code sent to it, once', async () => {
  await enter(ava.email)
  expect(await requestTwoStepCode(newPhone)).toMatchObject({ success: true })
  const code = newestCode()
  expect(await setPhone(otherThan(code))).toMatchObject(refused(1400001, 'code'))
  expect(await setPhone(code, '13700137001')).toMatchObject(refused(1400001, 'code'))
  expect(await setPhone(code)).toEqual({ status: 200, success: true })
  expect(await look()).toMatchObject({ enabled: true, method: 'sms', phone: '137****7000' })
  expect(await setPhone(code)).toMatchObject(refused(1400001, 'code'))
})

test.each([
  ['of another request', 0, { sign: '0'.repeat(32) }, false],
  ['that is just in time', -5 * minute, {}, true],
  ['that is too late', -5 * minute - 1, {}, false],
])('a signature %s', async (_, offset, extras, success) => {
  await enter(ava.email)
  const answer = await requestTwoStepCode(newPhone, extras, start + offset)
  expect(answer).toMatchObject(success ? { success } : refused('bad_signature'))
})

test('all set-up calls require a verified identity', async () => {
  await visitor.logIn(ava.email)
  const unverified = refused(1900001)
  expect(await requestTwoStepCode(newPhone)).toMatchObject(unverified)
  expect(await visitor.call('/security/get_google_secret')).toMatchObject(unverified)
  expect(await set({ method: 'wechat', code: '123456' })).toMatchObject(unverified)
  expect(await visitor.call('/security/close_two_step', {})).toMatchObject(unverified)
  for (const picture of pictures) expect((await visitor.navigate(picture)).status).toBe(403)
  for (const picture of pictures) expect((await (await visit()).navigate(picture)).status).toBe(403)
  await verifyPassword()
  service.clock.advance(15 * minute + 1)
  expect(await visitor.call('/security/get_google_secret')).toMatchObject(unverified)
})

test('a login that waits for its second step cannot set it up', async () => {
  await visitor.logIn(people.zhou.phone)
  expect(await requestTwoStepCode(newPhone)).toMatchObject(refused(1900001))
  expect(await setPhone('123456')).toMatchObject(refused(1900001))
  for (const picture of pictures) expect((await visitor.navigate(picture)).status).toBe(403)
})

test('an authenticator gets the same secret, as text and as a picture, until it is used', async () => {
  await enter(ava.email)
  const secret = await fetchSecret()
  expect(await fetchSecret()).toBe(secret)
  const address = `otpauth://totp/Portico:(%2B1)2025550143?issuer=Portico&secret=${secret}&algorithm=SHA1&digits=6&period=30`
  expect(await fetchPicture('/security/get_google_qrcode')).toBe(await pictureOf(address))
  expect(await set({ method: 'google', code: otherThan(authenticatorCode(secret, start)) })).toMatchObject(
    refused(1900004, 'code'),
  )
  expect(await setAuthenticator(secret)).toEqual({ status: 200, success: true })
  expect(await look()).toMatchObject({ enabled: true, method: 'google' })
  expect(await setAuthenticator(secret)).toMatchObject({ errors: [{ field: 'code' }] })
  expect(await fetchSecret()).not.toBe(secret)
  // The code of the set-up is used, also for a login.
  await visitor.logIn(ava.email)
  const login = { method: 'google', two_step_captcha: authenticatorCode(secret, start) }
  expect(await visitor.call('/two_step_login', login)).toMatchObject(refused(1100004, 'login'))
})

test('a forced set-up completes the waiting login, and cannot be turned off', async () => {
  await visitor.logIn(forceTwoStep.email, demoPassword, { redirect: '/files?sort=name' })
  expect(await isLoggedIn()).toBe(false)
  expect(await visitor.call('/security/close_two_step', {})).toMatchObject(notLoggedIn)
  const before = visitor.cookie()
  expect(await setAuthenticator(await fetchSecret())).toMatchObject({
    user: { email: forceTwoStep.email },
    redirect: '/files?sort=name',
  })
  expect(visitor.cookie()).not.toBe(before)
  expect(await isLoggedIn()).toBe(true)
  await verifyPassword()
  expect(await visitor.call('/security/close_two_step', {})).toMatchObject(refused(1900003))
})

test('WeChat cannot be unlinked while it is the second step', async () => {
  await enter(ava.email)
  await scan(await readWechatPicture(origin))
  expect(await set({ method: 'wechat', code: newestCode() })).toMatchObject({ success: true })
  const unbind = (type: string) => visitor.call('/security/unbind_third', { type })
  expect(await unbind('wechat')).toMatchObject(refused(1900009))
  expect(await unbind('dingtalk')).toMatchObject({ success: true })
  await visitor.call('/security/close_two_step', {})
  expect(await unbind('wechat')).toMatchObject({ success: true })
})
