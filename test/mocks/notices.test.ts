// Who an account belongs to is told what was changed in it.

import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import { lastCode } from './last-code.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { enterByThird, verifyPassword } from './two-step-visitor.ts'

const { mei } = people
const chosen = 'Arcade2027'

serveEachTest({ now: () => 1_700_000_000_000 })

const twice = (next: string) => ({ password: next, password_confirmation: next })
const notices = () => service.outbox.filter(({ code, link }) => code === undefined && link === undefined)
const changePassword = () => visitor.call('/password/change', { old_password: demoPassword, ...twice(chosen) })

async function setUpAuthenticator(): Promise<void> {
  const { secret } = await visitor.call('/security/get_google_secret')
  const code = authenticatorCode(String(secret), service.clock.now())
  expect(await visitor.call('/security/set_two_step', { method: 'google', code })).toMatchObject({ success: true })
}

async function changeContact(contact: 'phone' | 'email', from: string | undefined, to: string): Promise<void> {
  const field = { phone: 'sms_captcha', email: 'email_captcha' }[contact]
  if (from !== undefined) {
    await visitor.call(`/credential/pre_verify_${contact}`, {})
    await visitor.call(`/credential/pre_verify_${contact}`, { [field]: lastCode(service, from) })
  }
  await visitor.call(`/credential/verify_${contact}`, { [contact]: to })
  const data = { [contact]: to, [field]: lastCode(service, to) }
  expect(await visitor.call(`/credential/update_${contact}`, data)).toMatchObject({ success: true })
}

test.each([
  ['en', 'Your password was changed'],
  ['zh-CN', '登录密码已更改'],
  ['zh-TW', '登入密碼已變更'],
])('of a changed password, in %s', async (lang, purpose) => {
  await visitor.open(`/page?lang=${lang}`)
  await visitor.logIn(mei.phone)
  await changePassword()
  expect(notices()).toEqual([{ at: service.clock.now(), channel: 'email', to: mei.email, purpose }])
})

test('of one that was reset, of a first one, and of one that was set', async () => {
  await visitor.call('/password/forgot', { email: mei.email })
  const token = new URL(service.outbox.at(-1)?.link ?? '', origin).searchParams.get('token')
  await visitor.call('/password/reset', { token, ...twice(chosen) })
  expect(notices()).toMatchObject([{ to: mei.email, purpose: 'Your password was changed' }])
  await visitor.call('/password/init', { token: 'demo-first-password', ...twice(chosen) })
  expect(notices().at(-1)).toMatchObject({ to: people.emma.email, purpose: 'Your password was changed' })
  await enterByThird(visitor, 'wechat', 'no-password')
  await visitor.call('/password/set', { password: chosen })
  expect(notices()).toHaveLength(3)
  expect(notices().at(-1)).toMatchObject({
    channel: 'sms',
    to: people.wang.phone,
    purpose: 'Your password was changed',
  })
})

test('of nothing where the new password was refused', async () => {
  await visitor.logIn(mei.phone)
  await visitor.call('/password/change', { old_password: 'wrong', ...twice(chosen) })
  expect(notices()).toEqual([])
})

test.each([
  ['phone', newPhone, 'sms', 'en', 'Your phone was changed'],
  ['phone', newPhone, 'sms', 'zh-CN', '手机号已更改'],
  ['phone', newPhone, 'sms', 'zh-TW', '手機號碼已變更'],
  ['email', 'mei@example.org', 'email', 'en', 'Your email was changed'],
  ['email', 'mei@example.org', 'email', 'zh-CN', '邮箱已更改'],
  ['email', 'mei@example.org', 'email', 'zh-TW', '電子郵件已變更'],
] as const)(
  'of a changed %s, which goes to the one before (%s by %s, in %s)',
  async (contact, to, channel, lang, purpose) => {
    await visitor.open(`/page?lang=${lang}`)
    await visitor.logIn(mei.phone)
    await changeContact(contact, mei[contact], to)
    expect(notices()).toMatchObject([{ channel, to: mei[contact], purpose }])
  },
)

test('of a first phone, which goes to the email', async () => {
  await visitor.logIn(people.chiaYi.email)
  await changeContact('phone', undefined, newPhone)
  expect(notices()).toMatchObject([{ channel: 'email', to: people.chiaYi.email, purpose: 'Your phone was changed' }])
})

test.each([
  [
    'en',
    [
      'Two-step verification was turned on',
      'The way of your two-step verification was changed',
      'Two-step verification was turned off',
    ],
  ],
  ['zh-CN', ['两步验证已开启', '两步验证方式已更改', '两步验证已关闭']],
  ['zh-TW', ['兩步驟驗證已開啟', '兩步驟驗證方式已變更', '兩步驟驗證已關閉']],
])('of two-step verification turned on, changed and off, in %s', async (lang, purposes) => {
  await visitor.open(`/page?lang=${lang}`)
  await visitor.logIn(mei.phone)
  await verifyPassword(visitor)
  await setUpAuthenticator()
  await setUpAuthenticator()
  await visitor.call('/security/close_two_step', {})
  await visitor.call('/security/close_two_step', {})
  expect(notices().map(({ to, purpose }) => [to, purpose])).toEqual(purposes.map((purpose) => [mei.email, purpose]))
})
