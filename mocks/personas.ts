import { type ErrorExample, enterpriseRestricted, errorExamples } from './error-examples.ts'
import type { Account } from './model.ts'

/** A demo account, as `GET /__personas.json` shows it (docs/account-service.md). */
export type Persona = {
  id: string
  title: string
  phone?: string
  email?: string
  password: string
  two_step?: { method: string; secret?: string }
  /** What happens at its login. */
  note: string
}

type PersonaSetup = Omit<Persona, 'password'> & {
  thirds?: readonly string[]
  needsCaptcha?: boolean
  loginError?: ErrorExample
}

/** One password for all of them, since nobody should have to look it up. */
const password = 'Portico2026'

const members: PersonaSetup[] = [
  {
    id: 'member',
    title: 'Mei Lin',
    phone: '13800138000',
    email: 'mei.lin@example.com',
    thirds: ['wechat', 'wecom'],
    note: 'Logs in, by phone or email, with the password or by WeChat or WeCom, and arrives at Portico Files.',
  },
  {
    id: 'international',
    title: 'Ava Brooks',
    phone: '(+1)2025550143',
    email: 'ava.brooks@example.com',
    thirds: ['dingtalk'],
    note: 'Logs in with a phone of another country (+1), or by DingTalk.',
  },
  {
    id: 'email-only',
    title: '林佳宜',
    email: 'chia.yi@example.com',
    thirds: ['wechat'],
    note: 'Logs in; has an email and no phone.',
  },
  {
    id: 'picture-captcha',
    title: 'Noor Haddad',
    email: 'noor@example.com',
    needsCaptcha: true,
    note: 'Is asked for the picture captcha at the first try, then logs in.',
  },
]

/** Demo accounts that no right password lets in: one for each way to fail that the log-in screen can show. */
const refused: PersonaSetup[] = [
  {
    id: 'enterprise-expired',
    title: 'Enterprise expired',
    email: 'expired@example.com',
    loginError: errorExamples['enterprise-limited'],
    note: '1800002: a dialog that offers the web version; on a phone an alert (ERR-09).',
  },
  {
    id: 'enterprise-restricted',
    title: 'Enterprise restricted',
    email: 'restricted@example.com',
    loginError: enterpriseRestricted,
    note: '1800004: as with an expired enterprise (ERR-09).',
  },
  {
    id: 'client-outdated',
    title: 'Leak-prevention client too old',
    email: 'outdated@example.com',
    loginError: errorExamples['client-outdated'],
    note: '9200001: a dialog that offers the installer (ERR-10).',
  },
  {
    id: 'download-link',
    title: 'Error with a download link',
    email: 'download@example.com',
    loginError: errorExamples['with-link'],
    note: '2001001: an alert whose button opens the link (ERR-11).',
  },
  {
    id: 'force-two-step',
    title: 'Must set up two-step verification',
    email: 'two-step@example.com',
    loginError: errorExamples['force-two-step'],
    note: 'force_two_step: goes to the stand-in for the set-up page; a client reloads (ERR-16).',
  },
  {
    id: 'session-expired',
    title: 'Page expired',
    email: 'session@example.com',
    loginError: errorExamples['session-expired'],
    note: '9000001: "page expired, click OK to retry", then a reload; a client asks the session check (ERR-07, ERR-08).',
  },
  {
    id: 'too-frequent',
    title: 'Too many verifications',
    email: 'frequent@example.com',
    loginError: errorExamples['verify-too-frequent'],
    note: 'verify_operation_too_frequent: a notice with the words of the server (ERR-13).',
  },
  {
    id: 'account-closed',
    title: 'Closed account',
    email: 'closed@example.com',
    loginError: errorExamples['field-error'],
    note: 'An error of the field `login`, shown under it (ERR-06).',
  },
  {
    id: 'not-activated',
    title: 'Not activated yet',
    email: 'invited@example.com',
    loginError: errorExamples['reserved-code'],
    note: '1100007: an alert with the words of the server (ERR-17, ERR-18).',
  },
  {
    id: 'no-permission',
    title: 'No permission',
    email: 'forbidden@example.com',
    loginError: errorExamples['status-403'],
    note: 'HTTP 403: "no permission" (ERR-04).',
  },
  {
    id: 'server-error',
    title: 'Server error',
    email: 'error@example.com',
    loginError: errorExamples['status-500'],
    note: 'HTTP 500: "a small problem", with the way to support (ERR-01).',
  },
  {
    id: 'bad-gateway',
    title: 'Bad gateway',
    email: 'gateway@example.com',
    loginError: errorExamples['status-502'],
    note: 'HTTP 502: "please retry" (ERR-02).',
  },
  {
    id: 'too-many-requests',
    title: 'Too many requests',
    email: 'busy@example.com',
    loginError: errorExamples['status-other'],
    note: 'HTTP 429 with Retry-After: the wait that the server names.',
  },
]

const setups = [...members, ...refused]

/** The demo accounts. */
export const personas: readonly Persona[] = setups.map(({ id, title, phone, email, two_step, note }) => ({
  id,
  title,
  phone,
  email,
  password,
  two_step,
  note,
}))

/** Fresh accounts of the personas. */
export function createAccounts(): Account[] {
  return setups.map(({ id, title, phone, email, thirds = [], needsCaptcha = false, loginError }) => ({
    id,
    title,
    phone,
    email,
    password,
    thirds,
    needsCaptcha,
    loginError,
    devices: [],
  }))
}
