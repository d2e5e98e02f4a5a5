import type { ErrorId } from '../../src/errors/catalogue.ts'
import { errorCodes } from '../http/error-codes.ts'
import { externalPages } from '../http/external-pages.ts'
import { screens } from '../http/screens.ts'
import type { WireError } from '../http/wire.ts'
import { type Localized, errorWords as words } from '../words/error-words.ts'

/** One error as the server sends it, in every language; `download_link` is a path of this service. */
export type ExampleItem = Omit<WireError, 'error_msg'> & { error_msg?: Localized }

/** How the server, or a proxy, produces an error of the catalogue. */
export type ErrorExample = {
  status?: number
  /** Without items, the answer is `body`. */
  items?: readonly ExampleItem[]
  body?: string
  /** Paths of this service, like `download_link`. */
  redirect?: string
  force_two_step?: { redirect: string }
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
  /** No answer arrives. `offline`: a test also has to take the browser offline. */
  network?: 'reset' | 'offline' | 'timeout'
  /** No answer causes this error: the page refuses by itself. */
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

/** The second code of ERR-09, handled like the first. */
export const enterpriseRestricted: ErrorExample = {
  items: [{ error_code: errorCodes.enterpriseRestricted.code, error_msg: words.enterpriseRestricted }],
}

/** An answer for every error of the catalogue. A new id does not compile without one. */
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
  // Which of the two follows depends on the session check (`GET /auth/hi`).
  'session-idle': sessionExpired,
  'session-ended': sessionExpired,
  'enterprise-limited-on-mobile': enterpriseExpired,
  'enterprise-limited': enterpriseExpired,
  'client-outdated': {
    items: [
      {
        error_code: errorCodes.clientOutdated.code,
        error_msg: words.clientOutdated,
        download_link: externalPages.download,
      },
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
    items: [{ error_code: errorCodes.withLink.code, error_msg: words.withLink, download_link: externalPages.download }],
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
