// What let somebody in before a change no longer does after it.

import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { lastCode } from './last-code.ts'
import { changeVisitor, origin, serveEachTest, service, visit, visitor } from './serve-each-test.ts'
import { askForCode, enterByThird, newestCode, verifyPassword } from './two-step-visitor.ts'
import { seal } from './visitor.ts'

const { mei } = people
const chosen = 'Arcade2027'
const deadToken = { success: false, errors: [{ field: 'token', error_code: 1300001 }] }

serveEachTest({ now: () => 1_700_000_000_000 })

const twice = (next: string) => ({ password: next, password_confirmation: next })
const reset = (token: string) => visitor.call('/password/reset', { token, ...twice(chosen) })
const init = (token: string) => visitor.call('/password/init', { token, ...twice(chosen) })

async function linkToken(email: string): Promise<string> {
  await visitor.call('/password/forgot', { email })
  return new URL(service.outbox.at(-1)?.link ?? '', origin).searchParams.get('token') ?? ''
}

async function changeContact(contact: 'phone' | 'email', from: string, to: string): Promise<void> {
  const field = { phone: 'sms_captcha', email: 'email_captcha' }[contact]
  await visitor.call(`/credential/pre_verify_${contact}`, {})
  await visitor.call(`/credential/pre_verify_${contact}`, { [field]: lastCode(service, from) })
  await visitor.callRaw('/captcha/get_pic/modify_phone')
  const captcha = { pic_captcha: service.peek.captcha(visitor.sessionId()) }
  await visitor.call(`/credential/verify_${contact}`, { [contact]: to, ...captcha })
  const data = { [contact]: to, [field]: lastCode(service, to) }
  expect(await visitor.call(`/credential/update_${contact}`, data)).toMatchObject({ success: true })
}

test.each([
  ['phone', mei.phone, newPhone],
  ['email', mei.email, 'mei@example.org'],
] as const)('a link to a new password is dead once the %s has changed', async (contact, from, to) => {
  const link = await linkToken(mei.email)
  await changeVisitor()
  await visitor.logIn(mei.phone)
  await changeContact(contact, from, to)
  expect(await reset(link)).toMatchObject(deadToken)
})

test('so is one once a first password was set', async () => {
  await enterByThird(visitor, 'dingtalk', 'third-only')
  const link = await linkToken(people.kofi.email)
  expect(await visitor.call('/password/set', { password: demoPassword })).toMatchObject({ success: true })
  expect(await reset(link)).toMatchObject(deadToken)
})

test('so is one once the account was activated', async () => {
  const link = await linkToken(people.notActivated.email)
  const token = 'demo-activation'
  await visitor.call('/captcha/sms_send', { phone: newPhone, message_type: 'txt', scene: 'activate_by_phone' })
  await visitor.call('/activation/verify_phone', { token, phone: newPhone, sms_captcha: lastCode(service, newPhone) })
  const data = { token, name: 'Kai', ...twice(demoPassword) }
  expect(await visitor.call('/activation/activate', data)).toMatchObject({ success: true })
  expect(await reset(link)).toMatchObject(deadToken)
})

test('a link to a first password replaces none, however that one came about', async () => {
  Object.assign(service.peek.account(people.emma.email) ?? {}, { password: demoPassword })
  expect(await init('demo-first-password')).toMatchObject({ success: false, errors: [{ error_code: 1200004 }] })
  expect(await visitor.logIn(people.emma.email, chosen)).toMatchObject({ success: false })
})

test('a link to a first password is dead once one was set by a link of another kind', async () => {
  const link = await linkToken(people.emma.email)
  expect(await reset(link)).toMatchObject({ success: true })
  expect(await init('demo-first-password')).toMatchObject(deadToken)
})

test('a QR login that was confirmed is not handed over after the password has changed', async () => {
  const phone = await visit()
  await phone.logIn(mei.phone)
  const { token } = await visitor.call('/qr_login/check_token', {})
  await phone.call('/qr_login/confirm_login', { token })
  await phone.call('/qr_login/confirm_login', { token, action: 'confirm' })
  const changed = await phone.call('/password/change', { old_password: demoPassword, ...twice(chosen) })
  expect(changed).toMatchObject({ success: true })
  expect(await visitor.call('/qr_login/check_token', { token })).toMatchObject({ status: 'expired' })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
})

test('the QR login of somebody else goes on', async () => {
  const [phone, other] = [await visit(), await visit()]
  await phone.logIn(people.ava.email)
  await other.logIn(mei.phone)
  const { token } = await visitor.call('/qr_login/check_token', {})
  await phone.call('/qr_login/confirm_login', { token })
  await phone.call('/qr_login/confirm_login', { token, action: 'confirm' })
  await other.call('/password/change', { old_password: demoPassword, ...twice(chosen) })
  expect(await visitor.call('/qr_login/check_token', { token })).toMatchObject({ status: 'confirmed' })
})

test('codes of the second step go to the new phone', async () => {
  const [from, to] = [people.zhou.phone, newPhone]
  await visitor.logIn(from)
  await askForCode(visitor, service)
  await visitor.call('/two_step_login', { method: 'sms', two_step_captcha: newestCode(service) })
  await changeContact('phone', from, to)
  await changeVisitor()
  await visitor.logIn(to)
  await askForCode(visitor, service)
  expect(service.outbox.at(-1)).toMatchObject({ to, purpose: 'Second step of your login' })
})

test('those that go to another phone stay there', async () => {
  const own = '13700137009'
  await visitor.logIn(mei.phone)
  await verifyPassword(visitor)
  await askForCode(visitor, service, own)
  const secure_zone = seal({ phone: own })
  await visitor.call('/security/set_two_step', { method: 'sms', code: newestCode(service), secure_zone })
  await changeContact('phone', mei.phone, newPhone)
  expect(service.peek.account(mei.email)?.twoStep).toEqual({ method: 'sms', phone: own })
})
