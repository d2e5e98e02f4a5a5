import type { TwoStepMethod } from '../src/api/schemas/two-step.ts'
import type { Locale } from '../src/i18n/locales.ts'
import type { Clock } from './clock.ts'
import type { ErrorExample } from './faults/error-examples.ts'
import type { Fault } from './faults/faults.ts'
import type { Random } from './random.ts'
import type { Place } from './words/device-words.ts'

/** A device somebody logged in from. */
export type Device = {
  id: string
  /** The `Device-Token` header, or the session where a browser keeps no cookie of it. */
  token: string
  type: 'web' | 'sync' | 'app'
  /** Absent where the headers tell nothing of it. */
  name?: string
  clientVersion?: string
  ip: string
  place: Place
  lastActiveAt: number
}

/** An account of a third party that can log in here. */
export type ThirdBind = { type: string; nickname: string; boundAt: number }

/** Two-step verification that is on. */
export type TwoStep = { method: 'sms'; phone: string } | { method: 'wechat' } | { method: 'google'; secret: string }

/** The enterprise that an account belongs to. */
export type Enterprise = {
  name: string
  /** Expired and restricted ones let nobody in (ERR-09). */
  status: 'active' | 'expired' | 'restricted'
  /** The oldest client that is safe against leaks; a browser is none (ERR-10). */
  leastClientVersion?: string
  forcesTwoStep?: boolean
  /** Addresses of this domain log in at the enterprise's own login. */
  sso?: { domain: string; productId: string }
}

/** What was chosen when an account was registered (SCR-02, SCR-19). */
export type Registration = { planId?: string; position?: string; coupon?: string; isFromMarket?: boolean }

export type Account = {
  id: string
  /** What people call its owner. */
  title: string
  phone?: string
  email?: string
  /** Absent where somebody has only ever logged in by other means (TWO-02). */
  password?: string
  thirds: ThirdBind[]
  /** The server asks for the picture captcha at once. */
  needsCaptcha: boolean
  /** The server answers a right password with this error. */
  loginError?: ErrorExample
  enterprise?: Enterprise
  registration?: Registration
  twoStep?: TwoStep
  /** When its authenticator last gave a code, as a count of 30 s: a code is good once. */
  lastTotpStep?: number
  openApiToken?: { token: string; createdAt: number; expiresAt?: number }
  devices: Device[]
}

export type Captcha = { answer: string; expiresAt: number }

/** An account of a third party that a login binds, and the token that stands for it. */
export type PendingBind = { third: ThirdBind; token: string }

/** A login whose identity is proved and that waits for its second step, or for two-step verification to be set up. */
export type PendingLogin = {
  accountId: string
  kind: 'two-step' | 'must-set-two-step'
  type: Device['type']
  isRemembered: boolean
  redirect?: string
  expiresAt: number
  /** Wrong codes so far; a few end it. */
  wrongCodes: number
  /** What the login is to bind once it is finished (SCR-18). */
  bind?: PendingBind
}

/** One visitor's browser, from the first page on; `accountId` once logged in. */
export type Session = {
  id: string
  csrfToken: string
  fstate: string
  locale?: Locale
  accountId?: string
  deviceId?: string
  pending?: PendingLogin
  /** Until when the password counts as verified (TWO-01). */
  verifiedUntil?: number
  /** The authenticator's secret that is being set up (TWO-07). */
  googleSecret?: string
  /** Until when the current phone or email counts as proved (SCR-13, SCR-14). */
  provedUntil: { phone?: number; email?: number }
  isRemembered: boolean
  lastSeenAt: number
  /** Wrong passwords since the last login, whoever they were tried for. */
  failures: number
  /** When it had codes sent, lately. */
  sends: number[]
  /** How often it asked for the ways back into an account. */
  lookups: number
  /** When it asked, lately, who has an account. */
  questions: number[]
  /** The newest picture captcha of each scene. */
  captchas: Map<string, Captcha>
}

/** A code that was sent; good for one purpose, one address and a few tries. */
export type SentCode = { code: string; expiresAt: number; triesLeft: number }

/** What a ticket opens. */
export type TicketKind = 'reset' | 'init' | 'activation' | 'bind' | 'market' | 'wechat-scan'

/** A link or a permission that was handed out: good once, and for a time. */
export type Ticket = { kind: TicketKind; accountId?: string; expiresAt: number; facts: Record<string, string> }

/** A login by QR code (SCR-08), for the browser that shows it and nobody else. */
export type QrLogin = {
  session: Session
  /** The device that asks, as the phone is told. */
  device: Pick<Device, 'name' | 'place'>
  /** `used`: the login was handed over, which happens once. */
  status: 'waiting' | 'scanned' | 'confirmed' | 'canceled' | 'used'
  /** Who scanned it. */
  accountId?: string
  expiresAt: number
}

/** Wrong passwords for one login, known or not. */
export type Attempts = { failures: number; pausedUntil?: number }

/** Why somebody left a registration. */
export type Leave = { reason: string; detail?: string; at: number }

/** A message that was "sent" (docs/account-service.md). */
export type Message = {
  at: number
  channel: 'sms' | 'voice' | 'email' | 'wechat'
  to: string
  purpose: string
  code?: string
  link?: string
}

/** What `GET /login_settings` answers, what the page embeds, and what else is on offer. Tests may change it. */
export type Settings = {
  login_methods: string[]
  thirds: string[]
  pic_captcha_required: boolean
  sliding_captcha_enabled: boolean
  /** Whose slider the pages use: their own, or a vendor's, for which a stand-in is served (WID-16). */
  captcha_provider: 'embedded' | 'vendor'
  voice_captcha_enabled: boolean
  register_enabled: boolean
  secure_zone_required: boolean
  /** The methods of two-step verification on offer, the recommended one first (TWO-03). */
  two_step_methods: TwoStepMethod[]
  password_length_min: number
  password_require_capital: boolean
  password_require_special: boolean
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
  /** By purpose and address. */
  codes: Map<string, SentCode>
  /** When codes and links were sent to an address, lately, and what for. */
  sends: Map<string, { at: number; purpose: string }[]>
  /** Sliders that passed, by request id (WID-16). */
  sliderPasses: Map<string, { sessionId: string; expiresAt: number }>
  tickets: Map<string, Ticket>
  /** By token. */
  qrLogins: Map<string, QrLogin>
  /** Phones that applied to become a referral partner (SCR-17). */
  referrals: Set<string>
  leaves: Leave[]
  outbox: Message[]
  faults: Fault[]
  violations: Violation[]
  calls: CallRecord[]
  defaultLocale?: Locale
}
