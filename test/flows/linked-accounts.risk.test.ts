import { expect, test } from 'vitest'
import { type AccountFacts, riskOf } from '../../src/flows/account/linked-accounts/use-linked-accounts.ts'

type Facts = { hasPassword?: boolean; phone?: string; method?: 'sms' | 'wechat'; isOn?: boolean }

const facts = ({ hasPassword = false, phone, method, isOn = method !== undefined }: Facts = {}): AccountFacts => ({
  login: { user: { phone, email: 'kofi@example.com' } },
  twoStep: { enabled: isOn, method, phone: undefined, forced: false, has_password: hasPassword },
})

test('SCR-12 the last linked account may be the last login method if there is no password or phone, because an email is not a login method', () => {
  expect(riskOf('dingtalk', ['dingtalk'], facts())).toBe('last-login-method')
})

test.each([
  ['a password', ['dingtalk'], facts({ hasPassword: true })],
  ['a phone', ['dingtalk'], facts({ phone: '13600136000' })],
  ['another linked account', ['dingtalk', 'wecom'], facts()],
])('SCR-12 %s is another login method', (_, types, known) => {
  expect(riskOf('dingtalk', types, known)).toBe('none')
})

test('SCR-12 the warning is about two-step verification first if that uses WeChat, and only when WeChat is unlinked', () => {
  expect(riskOf('wechat', ['wechat'], facts({ method: 'wechat' }))).toBe('second-step')
  expect(riskOf('dingtalk', ['wechat', 'dingtalk'], facts({ method: 'wechat' }))).toBe('none')
  expect(riskOf('wechat', ['wechat'], facts({ hasPassword: true, method: 'wechat', isOn: false }))).toBe('none')
  expect(riskOf('wechat', ['wechat'], facts({ hasPassword: true, method: 'sms' }))).toBe('none')
})

test('there is no warning if data failed to load, because the server decides', () => {
  expect(riskOf('dingtalk', ['dingtalk'], {})).toBe('none')
  expect(riskOf('dingtalk', ['dingtalk'], { ...facts(), login: undefined })).toBe('none')
  expect(riskOf('dingtalk', ['dingtalk'], { ...facts(), twoStep: undefined })).toBe('none')
})
