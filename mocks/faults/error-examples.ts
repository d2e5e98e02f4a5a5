import type { ErrorId } from '../../src/errors/catalogue.ts'
import { errorCodes } from '../http/error-codes.ts'
import { places } from '../http/places.ts'
import { screens } from '../http/screens.ts'
import type { WireError } from '../http/wire.ts'
import { type Localized, errorWords as words } from '../words/error-words.ts'

/** One error as the server sends it, with its message in every language; `download_link` is a path of this service. */
export type ExampleItem = Omit<WireError, 'error_msg'> & { error_msg?: Localized }

/** How the server, or something in between, produces an error of the catalogue. */
export type ErrorExample = {
  status?: number
  /** Without items the answer is `body`, which is outside the contract. */
  items?: readonly ExampleItem[]
  body?: string
  /** Paths of this service, like `download_link`. */
  redirect?: string
  force_two_step?: { redirect: string }
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
  /** No answer arrives. `offline`: a test also has to take the browser offline. */
  network?: 'reset' | 'offline' | 'timeout'
  /** The page refuses by itself: no server answer causes this error. */
  isNeverSent?: true
}

const forceTwoStep: ErrorExample = {
  items: [{ error_code: errorCodes.forceTwoStep.code, error_msg: words.forceTwoStep }],
  force_two_step: { redirect: screens.setTwoStep },
}
const sessionExpired: ErrorExample = {
  items: [{ error_code: errorCodes.sessionExpired.code, error_msg: words.sessionExpired }],
}
const enterpriseExpired: ErrorExample = {
  items: [{ error_code: errorCodes.enterpriseExpired.code, error_msg: words.enterpriseExpired }],
}

/** ERR-09 has two codes that are handled alike; this is the answer with the second. */
export const enterpriseRestricted: ErrorExample = {
  items: [{ error_code: errorCodes.enterpriseRestricted.code, error_msg: words.enterpriseRestricted }],
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
  // The session check (`GET /auth/hi`) decides which of these two follows: it tells whether anyone is logged in.
  'session-idle': sessionExpired,
  'session-ended': sessionExpired,
  'enterprise-limited-on-mobile': enterpriseExpired,
  'enterprise-limited': enterpriseExpired,
  'client-outdated': {
    items: [
      { error_code: errorCodes.clientOutdated.code, error_msg: words.clientOutdated, download_link: places.download },
    ],
  },
  'already-verified': { items: [{ error_code: errorCodes.alreadyVerified.code, error_msg: words.alreadyVerified }] },
  'verify-too-frequent': { items: [{ error_code: errorCodes.tooFrequent.code, error_msg: words.tooFrequent }] },
  'picture-captcha-wrong': {
    items: [{ field: 'pic_captcha', error_code: errorCodes.pictureCaptcha.code, error_msg: words.captchaWrong }],
  },
  'picture-captcha-needed': {
    items: [{ field: 'pic_captcha', error_code: errorCodes.pictureCaptcha.code, error_msg: words.captchaNeeded }],
  },
  'sliding-captcha': { items: [{ error_code: errorCodes.slidingCaptcha.code, error_msg: words.slider }] },
  'with-link': {
    items: [{ error_code: errorCodes.withLink.code, error_msg: words.withLink, download_link: places.download }],
  },
  'password-error': {
    items: [{ field: 'password', error_code: errorCodes.wrongPassword.code, error_msg: words.passwordWrong }],
  },
  'field-error': {
    items: [{ field: 'login', error_code: errorCodes.accountClosed.code, error_msg: words.accountClosed }],
  },
  'two-step-code-error': {
    items: [{ field: 'login', error_code: errorCodes.wrongSecondStep.code, error_msg: words.codeWrong }],
  },
  'reserved-code': { items: [{ error_code: errorCodes.notActivated.code, error_msg: words.notActivated }] },
  other: { items: [{ error_code: errorCodes.other.code, error_msg: words.other }] },
}
