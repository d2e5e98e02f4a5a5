import type { TwoStepMethod } from '../src/api/shapes/two-step.ts'
import type { Locale } from '../src/i18n/locales.ts'
import type { Clock } from './clock.ts'
import type { CodePurpose } from './codes/code-purpose.ts'
import type { ErrorExample } from './faults/error-examples.ts'
import type { Fault } from './faults/faults.ts'
import type { Random } from './random.ts'
import type { Place } from './words/device-words.ts'

/** A device that was used to log in. Logged-in sessions never share one, even with the same token. */
export type Device = {
  id: string
  /** The `Device-Token` header, or the session's id where the browser keeps no cookie for it. */
  token: string
  type: 'web' | 'sync' | 'app'
  /** Missing when the headers do not reveal it. */
  name?: string
  clientVersion?: string
  ip: string
  place: Place
  lastActiveAt: number
}

/** A linked third-party account, which can be used to log in. */
export type ThirdBind = { type: string; nickname: string; boundAt: number }

/** The active two-step verification of an account. */
export type TwoStep = { method: 'sms'; phone: string } | { method: 'wechat' } | { method: 'google'; secret: string }

/** The enterprise that an account belongs to. */
export type Enterprise = {
  name: string
  /** Expired and restricted enterprises admit no member (ERR-09). */
  status: 'active' | 'expired' | 'restricted'
  /** The oldest client version allowed because it prevents leaks; browsers do not qualify (ERR-10). */
  leastClientVersion?: string
  forcesTwoStep?: boolean
  /** People with an email of this domain log in through the enterprise's own login. */
  sso?: { domain: string; productId: string }
}

/** The choices made when an account was registered (SCR-02, SCR-19). */
export type Registration = { planId?: string; position?: string; coupon?: string; isFromMarket?: boolean }

export type Account = {
  id: string
  /** The owner's display name. */
  title: string
  phone?: string
  email?: string
  /** Missing for an owner who has only ever logged in by other means (TWO-02). */
  password?: string
  thirds: ThirdBind[]
  /** Requires a picture captcha from the first attempt. */
  needsCaptcha: boolean
  /** Returned in response to a correct password. */
  loginError?: ErrorExample
  enterprise?: Enterprise
  registration?: Registration
  twoStep?: TwoStep
  /** The last authenticator step that was used, as a count of 30 s: each code works once. */
  lastTotpStep?: number
  openApiToken?: { token: string; createdAt: number; expiresAt?: number }
  devices: Device[]
}

export type Captcha = { answer: string; expiresAt: number }

/** A third-party account that a login will link, and the token that stands for it. */
export type PendingBind = { third: ThirdBind; token: string }

/** A login with a proved identity that awaits its second step, or the set-up of two-step verification. */
export type PendingLogin = {
  accountId: string
  kind: 'two-step' | 'must-set-two-step'
  type: Device['type']
  isRemembered: boolean
  redirect?: string
  expiresAt: number
  /** Wrong codes so far; too many end the login. */
  wrongCodes: number
  /** The third-party account to link once the login is complete (SCR-18). */
  bind?: PendingBind
}

/** One visitor's browser, from its first page on; `accountId` is set while logged in. */
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
  /** The secret of the authenticator being set up (TWO-07). */
  googleSecret?: string
  /** Until when the current phone or email counts as verified (SCR-13, SCR-14). */
  provedUntil: { phone?: number; email?: number }
  isRemembered: boolean
  lastSeenAt: number
  /** Wrong passwords since the last login, for any account. */
  failures: number
  /** The times of recently sent codes. */
  sends: number[]
  /** The number of account recovery lookups. */
  lookups: number
  /** The times of recent queries for whether an account exists. */
  questions: number[]
  /** The newest picture captcha of each scene. */
  captchas: Map<string, Captcha>
}

/** A code that was sent; valid for one purpose, one address and a few attempts. */
export type SentCode = {
  purpose: CodePurpose
  code: string
  expiresAt: number
  triesLeft: number
  /** Why it ended before it expired. */
  ended?: 'used' | 'replaced'
}

/** What a ticket is for. */
export type TicketKind = 'reset' | 'init' | 'activation' | 'bind' | 'market' | 'wechat-scan'

/** A link or permission that was issued: valid once, and for a limited time. */
export type Ticket = { kind: TicketKind; accountId?: string; expiresAt: number; facts: Record<string, string> }

/** A login by QR code (SCR-08), usable only by the browser that shows it. */
export type QrLogin = {
  session: Session
  /** The requesting device, as shown on the phone. */
  device: Pick<Device, 'name' | 'place'>
  /** `used`: the waiting browser was logged in, which happens once. */
  status: 'waiting' | 'scanned' | 'confirmed' | 'canceled' | 'used'
  /** The account that scanned it. */
  accountId?: string
  expiresAt: number
}

/** Wrong passwords or codes for one login, known or not. */
export type Attempts = { failures: number; pausedUntil?: number }

/** Why someone abandoned a registration. */
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

/** What `GET /login_settings` returns and the page embeds, and other options. Tests may change it. */
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
  /** The two-step verification methods offered, the recommended one first (TWO-03). */
  two_step_methods: TwoStepMethod[]
  password_length_min: number
  password_require_capital: boolean
  password_require_special: boolean
}

/** A request that breaks the contract. */
export type Violation = { method: string; path: string; reason: string }

/** A call that respects the contract, with its data decrypted. */
export type CallRecord = { method: string; path: string; data: unknown; status: number }

/** The service's whole state. */
export type State = {
  clock: Clock
  random: Random
  settings: Settings
  accounts: Account[]
  sessions: Map<string, Session>
  attempts: Map<string, Attempts>
  /** By purpose and address. */
  codes: Map<string, SentCode>
  /** The code in each message, even when it is no longer valid. */
  codeOfMessage: WeakMap<Message, SentCode>
  /** When codes and links were recently sent to an address, and for what purpose. */
  sends: Map<string, { at: number; purpose: string }[]>
  /** Solved sliders, by request id (WID-16). */
  sliderPasses: Map<string, { sessionId: string; expiresAt: number }>
  tickets: Map<string, Ticket>
  /** By token. */
  qrLogins: Map<string, QrLogin>
  /** Phones that have applied to become a referral partner (SCR-17). */
  referrals: Set<string>
  leaves: Leave[]
  outbox: Message[]
  faults: Fault[]
  violations: Violation[]
  calls: CallRecord[]
  defaultLocale?: Locale
}
