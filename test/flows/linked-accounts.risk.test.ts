import { expect, test } from 'vitest'
import { assessUnlinkRisk, type RiskData } from '../../src/flows/account/linked-accounts/use-linked-accounts.ts'

type Options = { hasPassword?: boolean; phone?: string; method?: 'sms' | 'wechat'; isOn?: boolean }

const createRiskData = ({
  hasPassword = false,
  phone,
  method,
  isOn = method !== undefined,
}: Options = {}): RiskData => ({
  login: { user: { phone, email: 'kofi@example.com' } },
  twoStep: { enabled: isOn, method, phone: undefined, forced: false, has_password: hasPassword },
})

test('SCR-12 warns about the last login method if there is only one linked account and no password or phone number', () => {
  expect(assessUnlinkRisk('dingtalk', ['dingtalk'], createRiskData())).toBe('last-login-method')
})

test.each([
  ['a password', ['dingtalk'], createRiskData({ hasPassword: true })],
  ['a phone number', ['dingtalk'], createRiskData({ phone: '13600136000' })],
  ['another linked account', ['dingtalk', 'wecom'], createRiskData()],
])('SCR-12 does not warn about the last login method if the account has %s', (_, types, riskData) => {
  expect(assessUnlinkRisk('dingtalk', types, riskData)).toBe('none')
})

test('SCR-12 prioritizes the two-step warning, but returns it only if the linked account is the method in use', () => {
  expect(assessUnlinkRisk('wechat', ['wechat'], createRiskData({ method: 'wechat' }))).toBe('second-step')
  expect(assessUnlinkRisk('dingtalk', ['wechat', 'dingtalk'], createRiskData({ method: 'wechat' }))).toBe('none')
  expect(
    assessUnlinkRisk('wechat', ['wechat'], createRiskData({ hasPassword: true, method: 'wechat', isOn: false })),
  ).toBe('none')
  expect(assessUnlinkRisk('wechat', ['wechat'], createRiskData({ hasPassword: true, method: 'sms' }))).toBe('none')
})

test('does not warn if data failed to load, since the server can still reject the call', () => {
  expect(assessUnlinkRisk('dingtalk', ['dingtalk'], {})).toBe('none')
  expect(assessUnlinkRisk('dingtalk', ['dingtalk'], { ...createRiskData(), login: undefined })).toBe('none')
  expect(assessUnlinkRisk('dingtalk', ['dingtalk'], { ...createRiskData(), twoStep: undefined })).toBe('none')
})
