// Credentials and links that are no longer valid after a change.

import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import {
  changeContact,
  changeVisitor,
  confirmQr,
  isLoggedIn,
  linkToken,
  refused,
  serveEachTest,
  service,
  twice,
  visit,
  visitor,
} from './serve-each-test.ts'
import { logInByThirdParty, newestCode, requestTwoStepCode } from './two-step-visitor.ts'

const { mei } = people
const chosen = 'Arcade2027'
const deadToken = refused(1300001, 'token')

serveEachTest()

const reset = (token: string) => visitor.call('/password/reset', { token, ...twice(chosen) })
const init = (token: string) => visitor.call('/password/init', { token, ...twice(chosen) })

test.each([
  ['phone', mei.phone, newPhone],
  ['email', mei.email, 'mei@example.org'],
] as const)('a link to a new password is dead once the %s has changed', async (contact, from, to) => {
  const link = await linkToken(mei.email)
  await changeVisitor()
  await visitor.logIn(mei.phone)
  expect(await changeContact(contact, from, to)).toMatchObject({ success: true })
  expect(await reset(link)).toMatchObject(deadToken)
})

test('a link is invalid once a first password was set', async () => {
  await logInByThirdParty(visitor, 'dingtalk', 'third-only')
  const link = await linkToken(people.kofi.email)
  expect(await visitor.call('/password/set', { password: demoPassword })).toMatchObject({ success: true })
  expect(await reset(link)).toMatchObject(deadToken)
})

test('a link to a first password does not replace an existing one', async () => {
  Object.assign(service.peek.account(people.emma.email) ?? {}, { password: demoPassword })
  expect(await init('demo-first-password')).toMatchObject(refused(1200004))
  expect(await visitor.logIn(people.emma.email, chosen)).toMatchObject({ success: false })
})

test('a confirmed QR login is not completed after the password has changed', async () => {
  const phone = await visit()
  await phone.logIn(mei.phone)
  const token = await confirmQr(phone)
  const changed = await phone.call('/password/change', { old_password: demoPassword, ...twice(chosen) })
  expect(changed).toMatchObject({ success: true })
  expect(await visitor.call('/qr_login/check_token', { token })).toMatchObject({ status: 'expired' })
  expect(await isLoggedIn()).toBe(false)
})

test('codes of the second step go to the new phone', async () => {
  const [from, to] = [people.zhou.phone, newPhone]
  await visitor.logIn(from)
  await requestTwoStepCode()
  await visitor.call('/two_step_login', { method: 'sms', two_step_captcha: newestCode() })
  await changeContact('phone', from, to)
  await changeVisitor()
  await visitor.logIn(to)
  await requestTwoStepCode()
  expect(service.outbox.at(-1)).toMatchObject({ to, purpose: 'Second step of your login' })
})
