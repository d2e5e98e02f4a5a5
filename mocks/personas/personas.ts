import type { Account, LinkedAccount } from '../model.ts'
import { blockedPersonas } from './blocked-personas.ts'
import { createDevices } from './demo-devices.ts'
import { demoLinks } from './demo-links.ts'
import type { PersonaSetup } from './persona-setup.ts'

/** A demo account (docs/account-service.md). */
export type Persona = {
  id: string
  title: string
  phone?: string
  email?: string
  password?: string
  two_step?: { method: string; secret?: string }
  /** What happens when a user logs in with this account. */
  note: string
}

export const demoPassword = 'Portico2026'

export const authenticatorSecret = 'JBSWY3DPEHPK3PXP'

const dayMs = 24 * 60 * 60_000

const members: PersonaSetup[] = [
  {
    id: 'member',
    title: 'Mei Lin',
    phone: '13800138000',
    email: 'mei.lin@example.com',
    linkedTypes: ['wechat', 'wecom'],
    deviceCount: 3,
    note: 'Logs in with a phone number, an email address, WeChat or WeCom, and opens Portico Files.',
  },
  {
    id: 'international',
    title: 'Ava Brooks',
    phone: '(+1)2025550143',
    email: 'ava.brooks@example.com',
    linkedTypes: ['dingtalk'],
    note: 'Logs in with a phone number from another country (+1), or with DingTalk.',
  },
  {
    id: 'email-only',
    title: '林佳宜',
    email: 'chia.yi@example.com',
    linkedTypes: ['wechat'],
    note: 'Logs in with an email address or WeChat; has no phone number.',
  },
  {
    id: 'picture-captcha',
    title: 'Noor Haddad',
    email: 'noor@example.com',
    needsCaptcha: true,
    note: 'Must solve a picture captcha, even on the first attempt.',
  },
  {
    id: 'two-step-sms',
    title: 'Zhou Ming',
    phone: '13900139001',
    email: 'zhou.ming@example.com',
    twoStep: { method: 'sms', phone: '13900139001' },
    note: 'Second step by SMS: the code is in the outbox once the page has requested it.',
  },
  {
    id: 'two-step-wechat',
    title: 'Olu Adeyemi',
    email: 'olu@example.com',
    linkedTypes: ['wechat'],
    twoStep: { method: 'wechat' },
    note: 'Second step by WeChat: the code is in the outbox immediately.',
  },
  {
    id: 'two-step-google',
    title: 'Ines Duarte',
    email: 'ines@example.com',
    twoStep: { method: 'google', secret: authenticatorSecret },
    note: `Second step by authenticator, with the secret ${authenticatorSecret}.`,
  },
  {
    id: 'no-password',
    title: 'Wang Fang',
    phone: '13600136000',
    linkedTypes: ['wechat'],
    hasNoPassword: true,
    note: 'Logs in by SMS code or WeChat. Has no password, and must set one to turn on two-step verification.',
  },
  {
    id: 'provider-only',
    title: 'Kofi Mensah',
    email: 'kofi@example.com',
    linkedTypes: ['dingtalk'],
    hasNoPassword: true,
    note: 'Logs in only with DingTalk, which therefore cannot be unlinked.',
  },
  {
    id: 'single-sign-on',
    title: 'Li Na',
    email: 'li.na@corp.example.com',
    hasNoPassword: true,
    enterprise: { name: 'Corp', status: 'active', sso: { domain: 'corp.example.com', productId: 'corp-files' } },
    note: 'Logs in by single sign-on, with the company domain corp.example.com.',
  },
  {
    id: 'many-devices',
    title: 'Tomás Rivera',
    email: 'tomas@example.com',
    deviceCount: 24,
    note: 'Logs in, and has a long list of devices.',
  },
  {
    id: 'first-password',
    title: 'Emma Berg',
    email: 'emma@example.com',
    hasNoPassword: true,
    note: `Sets her first password with the link ${demoLinks.firstPassword}.`,
  },
]

const setups = [...members, ...blockedPersonas]

export const personas: readonly Persona[] = setups.map(({ id, title, phone, email, hasNoPassword, twoStep, note }) => ({
  id,
  title,
  phone,
  email,
  password: hasNoPassword ? undefined : demoPassword,
  two_step: twoStep && { method: twoStep.method, secret: twoStep.method === 'google' ? twoStep.secret : undefined },
  note,
}))

function createLinkedAccounts(types: readonly string[], nickname: string, now: number): LinkedAccount[] {
  return types.map((type, index) => ({ type, nickname, linkedAt: now - (index + 1) * 40 * dayMs }))
}

export function createAccounts(now: number): Account[] {
  return setups.map(
    ({ linkedTypes = [], needsCaptcha = false, hasNoPassword, deviceCount = 0, note: _, ...setup }) => ({
      ...setup,
      password: hasNoPassword ? undefined : demoPassword,
      linkedAccounts: createLinkedAccounts(linkedTypes, setup.title, now),
      needsCaptcha,
      devices: createDevices(setup, deviceCount, now),
    }),
  )
}
