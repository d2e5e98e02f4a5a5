import type { ErrorId } from '../../src/errors/catalogue.ts'
import { places } from '../http/places.ts'
import type { WireAnswer, WireError } from '../http/wire.ts'
import { type Localized, errorWords as words } from '../words/error-words.ts'

/** One error as the server sends it, its message in every language; `download_link` is a path of this service. */
export type ExampleItem = Omit<WireError, 'error_msg'> & { error_msg?: Localized }

/** How the server, or what lies between, brings an error of the catalogue about. */
export type ErrorExample = {
  status?: number
  /** Without items the answer is `body`, which is no answer of the contract. */
  items?: readonly ExampleItem[]
  body?: string
  redirect?: string
  force_two_step?: WireAnswer['force_two_step']
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
  /** No answer comes at all. `offline`: a test also has to take the browser offline. */
  network?: 'reset' | 'offline' | 'timeout'
  /** The page refuses by itself: no answer of the server leads here. */
  isNeverSent?: true
}

const forceTwoStep: ErrorExample = {
  items: [{ error_code: 'force_two_step', error_msg: words.forceTwoStep }],
  force_two_step: { redirect: places.twoStepRequired },
}
const sessionExpired: ErrorExample = { items: [{ error_code: 9000001, error_msg: words.sessionExpired }] }
const enterpriseExpired: ErrorExample = { items: [{ error_code: 1800002, error_msg: words.enterpriseExpired }] }

/** ERR-09 knows two codes with one handling; this is the second one's answer. */
export const enterpriseRestricted: ErrorExample = {
  items: [{ error_code: 1800004, error_msg: words.enterpriseRestricted }],
}

/** An example answer for every error of the catalogue; a new id without one does not compile. */
export const errorExamples: Record<ErrorId, ErrorExample> = {
  'status-500': { status: 500, body: '<h1>Internal Server Error</h1>' },
  'status-502': { status: 502, body: '<h1>Bad Gateway</h1>' },
  'status-404': { status: 404, body: '<h1>Not Found</h1>' },
  'status-403': { status: 403, body: '<h1>Forbidden</h1>' },
  'status-other': { status: 429, body: '<h1>Too Many Requests</h1>', retryAfter: 30 },
  offline: { network: 'offline' },
  timeout: { network: 'timeout' },
  unreachable: { network: 'reset' },
  unreadable: { body: '{"success": tr' },
  'encryption-refused': { isNeverSent: true },
  'force-two-step-in-client': forceTwoStep,
  'force-two-step': forceTwoStep,
  'session-expired-in-client': sessionExpired,
  'session-expired': sessionExpired,
  // Which of these two follows is up to the session check (`GET /auth/hi`), that is, to whether somebody is logged in.
  'session-idle': sessionExpired,
  'session-ended': sessionExpired,
  'enterprise-limited-on-mobile': enterpriseExpired,
  'enterprise-limited': enterpriseExpired,
  'client-outdated': {
    items: [{ error_code: 9200001, error_msg: words.clientOutdated, download_link: places.download }],
  },
  'already-verified': { items: [{ error_code: 'already_verified', error_msg: words.alreadyVerified }] },
  'verify-too-frequent': { items: [{ error_code: 'verify_operation_too_frequent', error_msg: words.tooFrequent }] },
  'picture-captcha-wrong': {
    items: [{ field: 'pic_captcha', error_code: 'pic_captcha_error', error_msg: words.captchaWrong }],
  },
  'picture-captcha-needed': {
    items: [{ field: 'pic_captcha', error_code: 'pic_captcha_error', error_msg: words.captchaNeeded }],
  },
  'sliding-captcha': { items: [{ error_code: 'sliding_captcha_error', error_msg: words.slider }] },
  'with-link': { items: [{ error_code: 2001001, error_msg: words.withLink, download_link: places.download }] },
  'password-error': { items: [{ field: 'password', error_code: 1100001, error_msg: words.passwordWrong }] },
  'field-error': { items: [{ field: 'login', error_code: 1100003, error_msg: words.accountClosed }] },
  'two-step-code-error': { items: [{ field: 'login', error_code: 1100004, error_msg: words.codeWrong }] },
  'reserved-code': { items: [{ error_code: 1100007, error_msg: words.notActivated }] },
  other: { items: [{ error_code: 1000000, error_msg: words.other }] },
}
