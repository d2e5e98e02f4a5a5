import { expect, test } from 'vitest'
import { type AccountFacts, riskOf } from '../../src/flows/account/linked-accounts/use-linked-accounts.ts'

type Options = { hasPassword?: boolean; phone?: string; method?: 'sms' | 'wechat'; isOn?: boolean }

const createFacts = ({
  hasPassword = false,
  phone,
  method,
  isOn = method !== undefined,
}: Options = {}): AccountFacts => ({
  login: { user: { phone, email: 'kofi@example.com' } },
  twoStep: { enabled: isOn, method, phone: undefined, forced: false, has_password: hasPassword },
})

test('SCR-12 warns about the last login method if there is only one linked account and no password or phone number', () => {
  expect(riskOf('dingtalk', ['dingtalk'], createFacts())).toBe('last-login-method')
})

test.each([
  ['a password', ['dingtalk'], createFacts({ hasPassword: true })],
  ['a phone number', ['dingtalk'], createFacts({ phone: '13600136000' })],
  ['another linked account', ['dingtalk', 'wecom'], createFacts()],
])('SCR-12 does not warn about the last login method if the account has %s', (_, types, accountFacts) => {
  expect(riskOf('dingtalk', types, accountFacts)).toBe('none')
})

test('SCR-12 prioritizes the two-step warning, but returns it only if the linked account is the method in use', () => {
  expect(riskOf('wechat', ['wechat'], createFacts({ method: 'wechat' }))).toBe('second-step')
  expect(riskOf('dingtalk', ['wechat', 'dingtalk'], createFacts({ method: 'wechat' }))).toBe('none')
  expect(riskOf('wechat', ['wechat'], createFacts({ hasPassword: true, method: 'wechat', isOn: false }))).toBe('none')
  expect(riskOf('wechat', ['wechat'], createFacts({ hasPassword: true, method: 'sms' }))).toBe('none')
})

test('does not warn if data failed to load, since the server can still reject the call', () => {
  expect(riskOf('dingtalk', ['dingtalk'], {})).toBe('none')
  expect(riskOf('dingtalk', ['dingtalk'], { ...createFacts(), login: undefined })).toBe('none')
  expect(riskOf('dingtalk', ['dingtalk'], { ...createFacts(), twoStep: undefined })).toBe('none')
})
