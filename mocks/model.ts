import type { Locale } from '../src/i18n/locales.ts'
import type { Clock } from './clock.ts'
import type { ErrorExample } from './faults/error-examples.ts'
import type { Fault } from './faults/faults.ts'
import type { ServerMessages } from './messages/server-messages.ts'
import type { Random } from './random.ts'
import type { Settings } from './settings.ts'

/** A device that a user has logged in on. Sessions never share a device, even if they send the same token. */
export type Device = {
  id: string
  /** The `Device-Token` header or the `device_token` cookie, else the session's id. */
  token: string
  type: 'web' | 'sync' | 'app'
  /** If omitted, the headers did not reveal the name. */
  name?: string
  clientVersion?: string
  ip: string
  location: keyof ServerMessages['devices']['locations']
  lastActiveAt: number
}

export type LinkedAccount = { type: string; nickname: string; linkedAt: number }

export type TwoStep = { method: 'sms'; phone: string } | { method: 'wechat' } | { method: 'google'; secret: string }

export type Enterprise = {
  name: string
  /** Members of an expired or restricted enterprise cannot log in (ERR-09). */
  status: 'active' | 'expired' | 'restricted'
  /** The oldest client version that may log in (ERR-10). If set, browsers may not log in. */
  minClientVersion?: string
  forcesTwoStep?: boolean
  /** Users with an email address at this domain log in through the enterprise's single sign-on. */
  sso?: { domain: string; productId: string }
}

/** The choices made at registration (SCR-02, SCR-19). */
export type Registration = { planId?: string; position?: string; coupon?: string; isFromMarket?: boolean }

export type Account = {
  id: string
  title: string
  phone?: string
  email?: string
  /** If omitted, the account has no password (TWO-02). */
  password?: string
  linkedAccounts: LinkedAccount[]
  /** Requires a captcha even on the first login attempt. */
  needsCaptcha: boolean
  /** The error that a login returns even with the correct password. */
  loginError?: ErrorExample
  enterprise?: Enterprise
  registration?: Registration
  twoStep?: TwoStep
  /** The time step of the most recently used authenticator code, since each code works only once. */
  lastTotpStep?: number
  openApiToken?: { token: string; createdAt: number; expiresAt?: number }
  devices: Device[]
}

export type Captcha = { answer: string; expiresAt: number }

/** A third-party account to link after a login, and its link token. */
export type PendingLink = { thirdPartyAccount: LinkedAccount; token: string }

/** A login that awaits its second step, or the setup of two-step verification. */
export type PendingLogin = {
  accountId: string
  kind: 'two-step' | 'must-set-up-two-step'
  type: Device['type']
  isRemembered: boolean
  redirect?: string
  expiresAt: number
  wrongCodes: number
  /** The third-party account to link after the login (SCR-18). */
  link?: PendingLink
}

/** The session of one browser. `accountId` is set while a user is logged in. */
export type Session = {
  id: string
  csrfToken: string
  fstate: string
  locale?: Locale
  accountId?: string
  deviceId?: string
  pending?: PendingLogin
  /** When the confirmation of the password expires (TWO-01). */
  verifiedUntil?: number
  /** The secret of an authenticator being set up (TWO-07). */
  googleSecret?: string
  /** When the verification of the current phone number or email address expires (SCR-13, SCR-14). */
  contactsVerifiedUntil: { phone?: number; email?: number }
  isRemembered: boolean
  lastSeenAt: number
  /** The number of wrong passwords since the last login or password verification, for any account. */
  failures: number
  /** When messages were sent. A captcha is required after several within an hour (ERR-14). */
  sendTimes: number[]
  /** The newest picture captcha for each scene. */
  captchas: Map<string, Captcha>
}

export type CodePurpose = keyof ServerMessages['codes']['purposes']

/** A code that was sent. It is valid for one purpose, one recipient and a few attempts. */
export type SentCode = {
  purpose: CodePurpose
  code: string
  expiresAt: number
  attemptsLeft: number
  endReason?: 'used' | 'replaced'
}

export type TicketKind = 'reset' | 'init' | 'activation' | 'bind' | 'market' | 'wechat-scan'

/** A link or permission that is valid for a limited time. Most can be used only once. */
export type Ticket = { kind: TicketKind; accountId?: string; expiresAt: number; data: Record<string, string> }

/** A login by QR code (SCR-08), in the browser that shows the code. */
export type QrLogin = {
  session: Session
  device: Pick<Device, 'name' | 'location'>
  /** `used`: the waiting browser has received the confirmed login. */
  status: 'waiting' | 'scanned' | 'confirmed' | 'canceled' | 'used'
  accountId?: string
  expiresAt: number
}

/** The failed attempts for an account, or for a phone number or email without an account. */
export type FailedAttempts = { failures: number; lockedUntil?: number }

export type LeaveReason = { reason: string; detail?: string; at: number }

/** A message in the outbox (docs/account-service.md). */
export type Message = {
  at: number
  channel: 'sms' | 'voice' | 'email' | 'wechat'
  to: string
  purpose: string
  code?: string
  link?: string
}

export type Violation = { method: string; path: string; reason: string }

/** A valid call, with its data decrypted, or a request for an image or a page. */
export type CallRecord = { method: string; path: string; data: unknown; status: number }

export type State = {
  clock: Clock
  random: Random
  settings: Settings
  accounts: Account[]
  sessions: Map<string, Session>
  attempts: Map<string, FailedAttempts>
  /** Sent codes, by purpose and recipient. */
  codes: Map<string, SentCode>
  /** The code in each message, even after it has become invalid. */
  codeByMessage: WeakMap<Message, SentCode>
  /** When the last message was sent, by purpose and recipient. */
  lastSendTimes: Map<string, number>
  /** Solved slider captchas, by request id (WID-16). */
  sliderPasses: Map<string, { sessionId: string; expiresAt: number }>
  tickets: Map<string, Ticket>
  /** QR logins, by token. */
  qrLogins: Map<string, QrLogin>
  /** The phone numbers of users who have applied to become referral partners (SCR-17). */
  referralApplicantPhones: Set<string>
  leaveReasons: LeaveReason[]
  outbox: Message[]
  faults: Fault[]
  violations: Violation[]
  calls: CallRecord[]
  defaultLocale?: Locale
}
