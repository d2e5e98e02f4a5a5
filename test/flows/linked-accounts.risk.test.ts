import { expect, test } from 'vitest'
import { type AccountFacts, riskOf } from '../../src/flows/account/linked-accounts/use-linked-accounts.ts'

type Facts = { hasPassword?: boolean; phone?: string; method?: 'sms' | 'wechat'; isOn?: boolean }

const facts = ({ hasPassword = false, phone, method, isOn = method !== undefined }: Facts = {}): AccountFacts => ({
  login: { user: { phone, email: 'kofi@example.com' } },
  twoStep: { enabled: isOn, method, phone: undefined, forced: false, has_password: hasPassword },
})

test('SCR-12 warns about the last login method if there is only one linked account and no password or phone number', () => {
  expect(riskOf('dingtalk', ['dingtalk'], facts())).toBe('last-login-method')
})

test.each([
  ['a password', ['dingtalk'], facts({ hasPassword: true })],
  ['a phone number', ['dingtalk'], facts({ phone: '13600136000' })],
  ['another linked account', ['dingtalk', 'wecom'], facts()],
])('SCR-12 does not warn about the last login method if the account has %s', (_, types, accountFacts) => {
  expect(riskOf('dingtalk', types, accountFacts)).toBe('none')
})

test('SCR-12 prioritizes the two-step warning, but returns it only if the linked account is the method in use', () => {
  expect(riskOf('wechat', ['wechat'], facts({ method: 'wechat' }))).toBe('second-step')
  expect(riskOf('dingtalk', ['wechat', 'dingtalk'], facts({ method: 'wechat' }))).toBe('none')
  expect(riskOf('wechat', ['wechat'], facts({ hasPassword: true, method: 'wechat', isOn: false }))).toBe('none')
  expect(riskOf('wechat', ['wechat'], facts({ hasPassword: true, method: 'sms' }))).toBe('none')
})

test('does not warn if data failed to load, since the server can still reject the call', () => {
  expect(riskOf('dingtalk', ['dingtalk'], {})).toBe('none')
  expect(riskOf('dingtalk', ['dingtalk'], { ...facts(), login: undefined })).toBe('none')
  expect(riskOf('dingtalk', ['dingtalk'], { ...facts(), twoStep: undefined })).toBe('none')
})
