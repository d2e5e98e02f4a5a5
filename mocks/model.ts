import type { Locale } from '../src/i18n/locales.ts'
import type { Clock } from './clock.ts'
import type { ErrorExample } from './error-examples.ts'
import type { Fault } from './faults.ts'
import type { Random } from './random.ts'

/** A device somebody logged in from. */
export type Device = { token: string; type: 'web' | 'sync' | 'app'; userAgent: string; lastActiveAt: number }

export type Account = {
  id: string
  title: string
  phone?: string
  email?: string
  password: string
  /** Third parties it is bound to. */
  thirds: readonly string[]
  /** The server asks for the picture captcha at once. */
  needsCaptcha: boolean
  /** The server answers a right password with this error. */
  loginError?: ErrorExample
  devices: Device[]
}

export type Captcha = { answer: string; expiresAt: number }

/** One visitor's browser, from the first page on; `accountId` once logged in. */
export type Session = {
  id: string
  csrfToken: string
  fstate: string
  locale?: Locale
  accountId?: string
  isRemembered: boolean
  lastSeenAt: number
  /** Wrong passwords since the last login, whoever they were tried for. */
  failures: number
  /** The newest picture captcha of each scene. */
  captchas: Map<string, Captcha>
}

/** Wrong passwords for one login, known or not. */
export type Attempts = { failures: number; pausedUntil?: number }

/** A message that was "sent" (docs/account-service.md). */
export type Message = {
  at: number
  channel: 'sms' | 'voice' | 'email' | 'wechat'
  to: string
  purpose: string
  code?: string
  link?: string
}

/** What `GET /login_settings` answers, and whether the page refuses to send secrets in plain. Tests may change it. */
export type Settings = {
  login_methods: string[]
  thirds: string[]
  pic_captcha_required: boolean
  sliding_captcha_enabled: boolean
  voice_captcha_enabled: boolean
  register_enabled: boolean
  secure_zone_required: boolean
}

/** A request that breaks the contract. */
export type Violation = { method: string; path: string; reason: string }

/** A call that keeps the contract, with its data decrypted. */
export type CallRecord = { method: string; path: string; data: unknown; status: number }

/** All that the service remembers. */
export type State = {
  clock: Clock
  random: Random
  settings: Settings
  accounts: Account[]
  sessions: Map<string, Session>
  attempts: Map<string, Attempts>
  outbox: Message[]
  faults: Fault[]
  violations: Violation[]
  calls: CallRecord[]
  defaultLocale?: Locale
}
