import { expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { lastCode } from './last-code.ts'
import { containing } from './matchers.ts'
import { serveEachTest, service, visitor } from './serve-each-test.ts'

const minute = 60_000
const token = 'demo-activation'
const chosen = { name: ' Sam Okafor ', password: 'Arcade2027', password_confirmation: 'Arcade2027' }
const deadToken = { success: false, errors: [{ field: 'token', error_code: 1300001 }] }

serveEachTest({ now: () => 1_700_000_000_000 })

const read = (prefix = '', asked = token) => visitor.call(`${prefix}/activation/confirm_account`, { token: asked })
const activate = (extras: object = {}) => visitor.call('/activation/activate', { token, ...chosen, ...extras })

async function provePhone(to = newPhone, prefix = '') {
  await visitor.call(`${prefix}/captcha/sms_send`, { phone: to, message_type: 'txt', scene: 'activate_by_phone' })
  const data = { token, phone: to, sms_captcha: lastCode(service, to) }
  return visitor.call(`${prefix}/activation/verify_phone`, data)
}

test.each(['', '/account'])('an invitation says whom it is for and what it needs (prefix "%s")', async (prefix) => {
  const invitation = { status: 200, success: true, company_name: 'Arcade Ltd' }
  const email = 'in****ed@example.com'
  expect(await read(prefix)).toEqual({ ...invitation, user: { email }, phone_required: true })
  expect(await provePhone(newPhone, prefix)).toEqual({ status: 200, success: true })
  expect(await read(prefix)).toEqual({ ...invitation, user: { email, phone: '137****7000' }, phone_required: false })
})

test('an activated account is logged in, and logs in from then on', async () => {
  expect(await visitor.logIn(people.notActivated.email)).toMatchObject({ errors: [{ error_code: 1100007 }] })
  await provePhone()
  expect(await activate()).toMatchObject({ success: true, user: { phone: newPhone, email: people.notActivated.email } })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
  expect(service.peek.account(newPhone)).toMatchObject({ title: 'Sam Okafor', password: 'Arcade2027' })
  await visitor.open()
  expect(await visitor.logIn(people.notActivated.email, 'Arcade2027')).toMatchObject({ success: true })
})

test('an invitation that names a phone asks for none', async () => {
  const named = 'demo-activation-phone'
  expect(await read('', named)).toMatchObject({ user: { phone: '135****5000' }, phone_required: false })
  expect(await activate({ token: named })).toMatchObject({
    success: true,
    user: { phone: people.notActivatedPhone.phone },
  })
})

test('every field that is wrong is named at once', async () => {
  await provePhone()
  const refused = await activate({ name: ' ', password: 'short1', password_confirmation: 'short2' })
  expect(refused.errors?.map(({ field }) => field)).toEqual(['name', 'password', 'password_confirmation'])
})

test('an invitation is good once, and nothing else is one', async () => {
  await provePhone()
  await activate()
  expect(await read()).toMatchObject(deadToken)
  expect(await activate()).toMatchObject(deadToken)
  expect(await provePhone('13700137001')).toMatchObject(deadToken)
  expect(await read('', 'demo-market')).toMatchObject(deadToken)
})

test('an invitation is good for a month', async () => {
  service.clock.advance(30 * 24 * 60 * minute)
  await visitor.open()
  expect(await read()).toMatchObject({ success: true })
  service.clock.advance(1)
  expect(await read()).toMatchObject(deadToken)
})

test.each([
  ['en', 'verify your phone'],
  ['zh-CN', '请先验证手机号'],
  ['zh-TW', '請先驗證手機號碼'],
])('the phone comes first, and the refusal speaks %s', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  expect(await activate()).toMatchObject({ errors: [{ error_code: 1300002, error_msg: containing(words) }] })
})

test.each([
  ['name', { name: '  ' }],
  ['password', { password: 'short1', password_confirmation: 'short1' }],
  ['password_confirmation', { password_confirmation: 'Arcade2028' }],
])('a wrong %s is refused under its field, and the invitation stays good', async (field, extras) => {
  await provePhone()
  expect(await activate(extras)).toMatchObject({ success: false, errors: [{ field }] })
  expect(await activate()).toMatchObject({ success: true })
})

test('a phone is proved by its own code, and by no other', async () => {
  const data = { token, phone: newPhone, sms_captcha: 'none' }
  expect(await visitor.call('/activation/verify_phone', { ...data, phone: '123' })).toMatchObject({
    errors: [{ field: 'phone' }],
  })
  expect(await visitor.call('/activation/verify_phone', data)).toMatchObject({ errors: [{ field: 'sms_captcha' }] })
  await visitor.call('/captcha/sms_send', { phone: newPhone, message_type: 'txt', scene: 'register' })
  const ofRegister = { ...data, sms_captcha: lastCode(service, newPhone) }
  expect(await visitor.call('/activation/verify_phone', ofRegister)).toMatchObject({
    errors: [{ field: 'sms_captcha' }],
  })
  expect(await read()).toMatchObject({ phone_required: true })
})

test('a phone of another account is refused to whoever holds it', async () => {
  expect(await provePhone(people.mei.phone)).toMatchObject({ errors: [{ field: 'phone', error_code: 1500006 }] })
})

test('a phone that somebody else has registered in the meantime is refused', async () => {
  await provePhone()
  service.clock.advance(minute)
  await visitor.call('/quick_login/v1/captcha/sms_send', { phone: newPhone, message_type: 'txt' })
  await visitor.call('/quick_login/v1/register', { phone: newPhone, sms_captcha: lastCode(service, newPhone) })
  expect(await activate()).toMatchObject({ errors: [{ field: 'phone', error_code: 1500006 }] })
})
