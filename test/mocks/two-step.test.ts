import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import {
  isLoggedIn,
  minute,
  notLoggedIn,
  refused,
  requestTwoStepCode,
  serveEachTest,
  service,
  verifyPassword,
  visit,
  visitor,
} from './serve-each-test.ts'

const { ava, forceTwoStep, mei } = people

serveEachTest()

const set = (data: object) => visitor.call('/security/set_two_step', data)
const close = () => visitor.call('/security/close_two_step', {})
const askSecret = () => visitor.call('/security/get_google_secret')
const fetchSecret = async () => String((await askSecret()).secret)
const setAuthenticator = (secret: string) =>
  set({ method: 'google', code: authenticatorCode(secret, service.clock.now()) })
const prove = () => visitor.call('/security/verify_identity', {})

test('a verified password counts for 15 minutes within the same login', async () => {
  expect(await prove()).toMatchObject(notLoggedIn)
  await visitor.logIn(mei.phone)
  expect(await verifyPassword('wrong')).toMatchObject(refused(1100001, 'password'))
  expect(await prove()).toEqual({ status: 200, success: true })
  expect(await verifyPassword()).toEqual({ status: 200, success: true })
  service.clock.advance(15 * minute)
  expect(await prove()).toMatchObject(refused('already_verified'))
  service.clock.advance(1)
  expect(await prove()).toMatchObject({ success: true })
  await verifyPassword()
  await visitor.logIn(mei.phone)
  expect(await prove()).toMatchObject({ success: true })
})

test.each([
  ['of another request', 0, { sign: '0'.repeat(32) }],
  ['that is too late', -5 * minute - 1, {}],
])('a signature %s is refused', async (_, offset, extras) => {
  await visitor.logIn(ava.email)
  await verifyPassword()
  const answer = await requestTwoStepCode(newPhone, extras, service.clock.now() + offset)
  expect(answer).toMatchObject(refused('bad_signature'))
})

test('all set-up calls require a verified identity', async () => {
  await visitor.logIn(ava.email)
  const unverified = refused(1900001)
  expect(await requestTwoStepCode(newPhone)).toMatchObject(unverified)
  expect(await askSecret()).toMatchObject(unverified)
  expect(await set({ method: 'wechat', code: '123456' })).toMatchObject(unverified)
  expect(await close()).toMatchObject(unverified)
  for (const picture of ['/security/get_google_qrcode', '/account/security/get_wechat_qrcode'])
    for (const who of [visitor, await visit()]) expect((await who.navigate(picture)).status).toBe(403)
})

test('an authenticator gets the same secret until the secret is used', async () => {
  await visitor.logIn(ava.email)
  await verifyPassword()
  const secret = await fetchSecret()
  expect(await fetchSecret()).toBe(secret)
  expect(await setAuthenticator(secret)).toEqual({ status: 200, success: true })
  expect(await setAuthenticator(secret)).toMatchObject({ errors: [{ field: 'code' }] })
  expect(await fetchSecret()).not.toBe(secret)
  // The code used for the set-up cannot be used again for a login.
  await visitor.logIn(ava.email)
  const login = { method: 'google', two_step_captcha: authenticatorCode(secret, service.clock.now()) }
  expect(await visitor.call('/two_step_login', login)).toMatchObject(refused(1100004, 'login'))
})

test('a forced set-up completes the pending login, and two-step verification cannot be turned off afterwards', async () => {
  await visitor.logIn(forceTwoStep.email, demoPassword, { redirect: '/files?sort=name' })
  expect(await isLoggedIn()).toBe(false)
  expect(await close()).toMatchObject(notLoggedIn)
  const before = visitor.cookie()
  expect(await setAuthenticator(await fetchSecret())).toMatchObject({
    user: { email: forceTwoStep.email },
    redirect: '/files?sort=name',
  })
  expect(visitor.cookie()).not.toBe(before)
  expect(await isLoggedIn()).toBe(true)
  await verifyPassword()
  expect(await close()).toMatchObject(refused(1900003))
})
