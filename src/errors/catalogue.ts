import * as codes from './codes.ts'
import type { ErrorRow } from './row.ts'

/** Any other error (ERR-18). It has no condition, so it always matches and must come last. */
export const fallbackRow = {
  id: 'other',
  when: {},
  surface: 'alert',
  follow: 'none',
  words: 'server',
} as const satisfies ErrorRow

/**
 * The error catalogue (ERR-01 to ERR-18). The first match wins, so the order is the precedence: a code outranks a
 * field, and so does a link, since its button is always shown (ERR-11).
 */
export const catalogue = [
  // There is no readable response, so the HTTP status decides.
  { id: 'status-500', when: { status: 500 }, surface: 'alert', follow: 'none', words: 'catalogue' }, // ERR-01
  { id: 'status-502', when: { status: 502 }, surface: 'alert', follow: 'none', words: 'catalogue' }, // ERR-02
  { id: 'status-404', when: { status: 404 }, surface: 'alert', follow: 'none', words: 'catalogue' }, // ERR-03
  { id: 'status-403', when: { status: 403 }, surface: 'alert', follow: 'none', words: 'catalogue' }, // ERR-04
  // 400, 401, 413, 429, 503 and the rest share one "try again" text, plus a wait if the server names one.
  { id: 'status-other', when: { status: 'any' }, surface: 'alert', follow: 'none', words: 'catalogue' },

  // The request got no usable response.
  { id: 'offline', when: { network: 'offline' }, surface: 'alert', follow: 'none', words: 'catalogue' },
  { id: 'timeout', when: { network: 'timeout' }, surface: 'alert', follow: 'none', words: 'catalogue' },
  { id: 'unreachable', when: { network: 'unreachable' }, surface: 'alert', follow: 'none', words: 'catalogue' },
  { id: 'unreadable', when: { network: 'unreadable' }, surface: 'alert', follow: 'none', words: 'catalogue' },
  { id: 'encryption-refused', when: { refused: 'secure-zone' }, surface: 'alert', follow: 'none', words: 'catalogue' },

  // Errors that trigger an action.
  {
    id: 'force-two-step-in-client', // ERR-16
    when: { codes: [codes.forceTwoStep], isInClient: true },
    surface: 'silent',
    follow: 'reload',
    words: 'catalogue',
  },
  {
    id: 'force-two-step', // ERR-16
    when: { codes: [codes.forceTwoStep] },
    surface: 'silent',
    follow: 'redirect',
    words: 'catalogue',
  },
  {
    id: 'session-expired-in-client', // ERR-08
    when: { codes: [codes.sessionExpired], isInClient: true },
    surface: 'silent',
    follow: 'check-session',
    words: 'catalogue',
  },
  {
    id: 'session-expired', // ERR-07
    when: { codes: [codes.sessionExpired] },
    surface: 'alert',
    follow: 'reload',
    words: 'catalogue',
  },
  { id: 'session-idle', when: { session: 'alive' }, surface: 'alert', follow: 'reload', words: 'catalogue' }, // ERR-08
  { id: 'session-ended', when: { session: 'ended' }, surface: 'alert', follow: 'relogin', words: 'catalogue' }, // ERR-08
  {
    id: 'enterprise-limited-on-mobile', // ERR-09
    when: { codes: [codes.enterpriseExpired, codes.enterpriseRestricted], isMobile: true },
    surface: 'alert',
    follow: 'none',
    words: 'catalogue',
  },
  {
    id: 'enterprise-limited', // ERR-09
    when: { codes: [codes.enterpriseExpired, codes.enterpriseRestricted] },
    surface: 'dialog',
    follow: 'open-web',
    words: 'catalogue',
  },
  {
    id: 'client-outdated', // ERR-10: prefer the installer the server names over the page's own
    when: { codes: [codes.clientOutdated] },
    surface: 'dialog',
    follow: 'download-client',
    opensLink: true,
    words: 'server',
  },
  {
    id: 'already-verified', // ERR-12
    when: { codes: [codes.alreadyVerified] },
    surface: 'silent',
    follow: 'skip-step',
    words: 'catalogue',
  },
  {
    id: 'verify-too-frequent', // ERR-13
    when: { codes: [codes.tooFrequent] },
    surface: 'toast',
    follow: 'none',
    words: 'server',
  },
  {
    id: 'picture-captcha-wrong', // ERR-14: the field is already shown, so the entered code is wrong
    when: { codes: [codes.pictureCaptcha], shows: 'pic_captcha' },
    surface: 'field',
    under: 'pic_captcha',
    follow: 'refresh-picture',
    words: 'server',
  },
  {
    id: 'picture-captcha-needed', // ERR-14: the field is not shown yet
    when: { codes: [codes.pictureCaptcha] },
    surface: 'silent',
    follow: 'refresh-picture',
    words: 'server',
  },
  {
    id: 'sliding-captcha', // ERR-15
    when: { codes: [codes.slidingCaptcha] },
    surface: 'silent',
    follow: 'start-slider',
    words: 'server',
  },

  // Everything else is just a message; these rows decide where it is shown. Code 2001001 is one of those with a link.
  {
    id: 'with-link', // ERR-11
    when: { hasLink: true },
    surface: 'alert',
    follow: 'none',
    opensLink: true,
    words: 'server',
  },
  {
    id: 'password-error', // ERR-06: next to the submit button
    when: { field: 'password', shows: 'password' },
    surface: 'submit',
    follow: 'none',
    words: 'server',
  },
  { id: 'field-error', when: { field: 'shown' }, surface: 'field', follow: 'none', words: 'server' }, // ERR-06
  {
    id: 'two-step-code-error', // ERR-06: a `login` error while the form only shows the two-step code
    when: { field: 'login', shows: 'two_step_captcha' },
    surface: 'field',
    under: 'two_step_captcha',
    follow: 'none',
    words: 'server',
  },
  {
    id: 'reserved-code', // ERR-17: defined, but without special handling
    when: { codes: codes.reserved },
    surface: 'alert',
    follow: 'none',
    words: 'server',
  },
  fallbackRow,
] as const satisfies readonly ErrorRow[]

/** The stable name of an error. Each one has its own text. */
export type ErrorId = (typeof catalogue)[number]['id']

export const errorIds: readonly ErrorId[] = catalogue.map(({ id }) => id)
