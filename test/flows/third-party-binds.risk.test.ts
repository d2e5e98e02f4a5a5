import { expect, test } from 'vitest'
import { type AccountFacts, riskOf } from '../../src/flows/account/third-party-binds/unbind-risk.ts'

type Facts = { hasPassword?: boolean; phone?: string; method?: 'sms' | 'wechat'; isOn?: boolean }

const facts = ({ hasPassword = false, phone, method, isOn = method !== undefined }: Facts = {}): AccountFacts => ({
  login: { user: { phone, email: 'kofi@example.com' } },
  twoStep: { enabled: isOn, method, phone: undefined, forced: false, has_password: hasPassword },
})

test('SCR-12 the last one of an account without password and phone may be the last way in; an email is none', () => {
  expect(riskOf('dingtalk', ['dingtalk'], facts())).toBe('last-way-in')
})

test.each([
  ['a password', ['dingtalk'], facts({ hasPassword: true })],
  ['a phone', ['dingtalk'], facts({ phone: '13600136000' })],
  ['another linked account', ['dingtalk', 'wecom'], facts()],
])('SCR-12 with %s there is another way in', (_, types, known) => {
  expect(riskOf('dingtalk', types, known)).toBe('none')
})

test('SCR-12 the second step runs over WeChat: that is said of WeChat, and before anything else', () => {
  expect(riskOf('wechat', ['wechat'], facts({ method: 'wechat' }))).toBe('second-step')
  expect(riskOf('dingtalk', ['wechat', 'dingtalk'], facts({ method: 'wechat' }))).toBe('none')
  expect(riskOf('wechat', ['wechat'], facts({ hasPassword: true, method: 'wechat', isOn: false }))).toBe('none')
  expect(riskOf('wechat', ['wechat'], facts({ hasPassword: true, method: 'sms' }))).toBe('none')
})

test('what could not be learned warns of nothing: the server decides', () => {
  expect(riskOf('dingtalk', ['dingtalk'], {})).toBe('none')
  expect(riskOf('dingtalk', ['dingtalk'], { ...facts(), login: undefined })).toBe('none')
  expect(riskOf('dingtalk', ['dingtalk'], { ...facts(), twoStep: undefined })).toBe('none')
})
