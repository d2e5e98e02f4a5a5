import * as codes from './codes.ts'
import type { ErrorRow } from './row.ts'

/** The row for any other error (ERR-18). Must come last, since it has no conditions and always matches. */
export const fallbackRow = {
  id: 'other',
  when: {},
  surface: 'alert',
  followUp: 'none',
  text: 'server',
} as const satisfies ErrorRow

/**
 * The error catalog (ERR-01 to ERR-18). The first matching row wins. Rows for errors with special handling come
 * before rows for fields. So does the row for links, since a link's button must always be shown (ERR-11).
 */
export const catalog = [
  // An HTTP error status without a usable response body.
  { id: 'status-500', when: { status: 500 }, surface: 'alert', followUp: 'none', text: 'catalog' }, // ERR-01
  { id: 'status-502', when: { status: 502 }, surface: 'alert', followUp: 'none', text: 'catalog' }, // ERR-02
  { id: 'status-404', when: { status: 404 }, surface: 'alert', followUp: 'none', text: 'catalog' }, // ERR-03
  { id: 'status-403', when: { status: 403 }, surface: 'alert', followUp: 'none', text: 'catalog' }, // ERR-04
  // 400, 401, 413, 429, 503 and so on share a "try again" text, with a wait time if the server specifies one.
  { id: 'status-other', when: { status: 'any' }, surface: 'alert', followUp: 'none', text: 'catalog' },

  // No request was sent, or no usable response arrived.
  { id: 'offline', when: { network: 'offline' }, surface: 'alert', followUp: 'none', text: 'catalog' },
  { id: 'timeout', when: { network: 'timeout' }, surface: 'alert', followUp: 'none', text: 'catalog' },
  { id: 'unreachable', when: { network: 'unreachable' }, surface: 'alert', followUp: 'none', text: 'catalog' },
  { id: 'unreadable', when: { network: 'unreadable' }, surface: 'alert', followUp: 'none', text: 'catalog' },
  { id: 'encryption-failed', when: { notSent: 'secure-zone' }, surface: 'alert', followUp: 'none', text: 'catalog' },

  // Errors that need special handling.
  {
    id: 'force-two-step-in-client', // ERR-16
    when: { codes: [codes.forceTwoStep], isInClient: true },
    surface: 'silent',
    followUp: 'reload',
    text: 'catalog',
  },
  {
    id: 'force-two-step', // ERR-16
    when: { codes: [codes.forceTwoStep] },
    surface: 'silent',
    followUp: 'redirect',
    text: 'catalog',
  },
  {
    id: 'session-expired-in-client', // ERR-08
    when: { codes: [codes.sessionExpired], isInClient: true },
    surface: 'silent',
    followUp: 'check-session',
    text: 'catalog',
  },
  {
    id: 'session-expired', // ERR-07
    when: { codes: [codes.sessionExpired] },
    surface: 'alert',
    followUp: 'reload',
    text: 'catalog',
  },
  { id: 'session-idle', when: { session: 'alive' }, surface: 'alert', followUp: 'reload', text: 'catalog' }, // ERR-08
  { id: 'session-ended', when: { session: 'ended' }, surface: 'alert', followUp: 'relogin', text: 'catalog' }, // ERR-08
  {
    id: 'enterprise-limited-on-mobile', // ERR-09
    when: { codes: [codes.enterpriseExpired, codes.enterpriseRestricted], isMobile: true },
    surface: 'alert',
    followUp: 'none',
    text: 'catalog',
  },
  {
    id: 'enterprise-limited', // ERR-09
    when: { codes: [codes.enterpriseExpired, codes.enterpriseRestricted] },
    surface: 'dialog',
    followUp: 'open-web',
    text: 'catalog',
  },
  {
    id: 'client-outdated', // ERR-10: opens the error's link if there is one, rather than the page's `downloadUrl`
    when: { codes: [codes.clientOutdated] },
    surface: 'dialog',
    followUp: 'download-client',
    opensLink: true,
    text: 'server',
  },
  {
    id: 'already-verified', // ERR-12
    when: { codes: [codes.alreadyVerified] },
    surface: 'silent',
    followUp: 'skip-step',
    text: 'catalog',
  },
  {
    id: 'verify-too-frequent', // ERR-13
    when: { codes: [codes.tooFrequent] },
    surface: 'toast',
    followUp: 'none',
    text: 'server',
  },
  {
    id: 'picture-captcha-wrong', // ERR-14: the field is already shown, so the entered code is wrong
    when: { codes: [codes.pictureCaptcha], visibleField: 'pic_captcha' },
    surface: 'field',
    targetField: 'pic_captcha',
    followUp: 'refresh-picture',
    text: 'server',
  },
  {
    id: 'picture-captcha-needed', // ERR-14: the field is not shown yet
    when: { codes: [codes.pictureCaptcha] },
    surface: 'silent',
    followUp: 'refresh-picture',
    text: 'server',
  },
  {
    id: 'sliding-captcha', // ERR-15
    when: { codes: [codes.slidingCaptcha] },
    surface: 'silent',
    followUp: 'start-slider',
    text: 'server',
  },

  // All other errors only show a message, and these rows decide where.
  {
    id: 'with-link', // ERR-11, such as code 2001001
    when: { hasLink: true },
    surface: 'alert',
    followUp: 'none',
    opensLink: true,
    text: 'server',
  },
  {
    id: 'password-error', // ERR-06: next to the submit button
    when: { field: 'password', visibleField: 'password' },
    surface: 'submit',
    followUp: 'none',
    text: 'server',
  },
  { id: 'field-error', when: { field: 'visible' }, surface: 'field', followUp: 'none', text: 'server' }, // ERR-06
  {
    id: 'two-step-code-error', // ERR-06: an error for `login` while the form shows the two-step code field instead
    when: { field: 'login', visibleField: 'two_step_captcha' },
    surface: 'field',
    targetField: 'two_step_captcha',
    followUp: 'none',
    text: 'server',
  },
  {
    id: 'reserved-code', // ERR-17: a defined code without special handling
    when: { codes: codes.reserved },
    surface: 'alert',
    followUp: 'none',
    text: 'server',
  },
  fallbackRow,
] as const satisfies readonly ErrorRow[]

/** The stable name of an error. Each error has its own text. */
export type ErrorId = (typeof catalog)[number]['id']

export const errorIds: readonly ErrorId[] = catalog.map(({ id }) => id)
