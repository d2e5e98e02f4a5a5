import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { containing } from './matchers.ts'
import { serveEachTest, service, visitor } from './serve-each-test.ts'
import { enterByThird, verifyPassword } from './two-step-visitor.ts'

const minute = 60_000

serveEachTest({ now: () => 1_700_000_000_000 })

const ask = (prefix = '') => visitor.call(`${prefix}/security/verify_identity`, {})
const alreadyVerified = { success: false, errors: [{ error_code: 'already_verified' }] }

test.each(['', '/account'])('a proved password counts for 15 minutes (prefix "%s")', async (prefix) => {
  await visitor.logIn(people.mei.phone)
  expect(await ask(prefix)).toEqual({ status: 200, success: true })
  expect(await verifyPassword(visitor)).toEqual({ status: 200, success: true })
  service.clock.advance(15 * minute)
  expect(await ask(prefix)).toMatchObject(alreadyVerified)
  service.clock.advance(1)
  expect(await ask(prefix)).toMatchObject({ success: true })
})

test('it counts for one login', async () => {
  await visitor.logIn(people.mei.phone)
  await verifyPassword(visitor)
  await visitor.logIn(people.mei.phone)
  expect(await ask()).toMatchObject({ success: true })
})

test.each([
  ['en', 'The password is not right. You have 5 tries left.'],
  ['zh-CN', '密码不正确，还可尝试 5 次。'],
  ['zh-TW', '密碼不正確，還可嘗試 5 次。'],
])('a wrong password stands under its field, in %s', async (lang, message) => {
  await visitor.open(`/page?lang=${lang}`)
  await visitor.logIn(people.mei.phone)
  const { errors } = await verifyPassword(visitor, 'wrong')
  expect(errors).toEqual([{ field: 'password', error_code: 1100001, error_msg: message }])
  expect(await ask()).toMatchObject({ success: true })
})

test('wrong passwords count with those of the login, and six pause both', async () => {
  await visitor.logIn(people.mei.phone)
  for (let done = 0; done < 5; done += 1) await verifyPassword(visitor, 'wrong')
  const paused = [{ error_code: 1100002, error_msg: containing('15 minutes') }]
  expect((await verifyPassword(visitor, 'wrong')).errors).toMatchObject(paused)
  expect((await verifyPassword(visitor)).errors).toMatchObject(paused)
  expect((await visitor.logIn(people.mei.phone)).errors).toMatchObject(paused)
  service.clock.advance(15 * minute)
  expect(await verifyPassword(visitor)).toMatchObject({ success: true })
})

test('the right password wipes the wrong ones', async () => {
  await visitor.logIn(people.mei.phone)
  for (let done = 0; done < 3; done += 1) await verifyPassword(visitor, 'wrong')
  expect(await visitor.call('/login_settings')).toMatchObject({ pic_captcha_required: true })
  await verifyPassword(visitor)
  expect(await visitor.call('/login_settings')).toMatchObject({ pic_captcha_required: false })
  expect((await verifyPassword(visitor, 'wrong')).errors).toMatchObject([{ error_msg: containing('5 tries') }])
})

test('an account without a password is asked like any other, and told to set one', async () => {
  await enterByThird(visitor, 'wechat', 'no-password')
  expect(await ask()).toMatchObject({ success: true })
  const { errors } = await verifyPassword(visitor)
  expect(errors).toMatchObject([{ field: 'password', error_code: 1200010, error_msg: containing('set one first') }])
})

test('a login that waits for its set-up has just proved the password', async () => {
  await visitor.logIn(people.forceTwoStep.email)
  expect(await ask()).toMatchObject(alreadyVerified)
  expect(await verifyPassword(visitor)).toMatchObject({ success: true })
})

test('a login that waits for its second step is not verified by that', async () => {
  await visitor.logIn(people.ines.email)
  expect(await ask()).toMatchObject({ success: true })
})

test('nobody else is asked for a password', async () => {
  expect(await ask()).toMatchObject({ success: false, errors: [{ error_code: 9000001 }] })
})
