import type { ErrorRow } from './row.ts'

/** Any other error (ERR-18): it matches whatever comes, and stands last. */
export const fallbackRow = {
  id: 'other',
  when: {},
  surface: 'alert',
  follow: 'none',
  words: 'server',
} as const satisfies ErrorRow

/**
 * The error catalogue (ERR-01 to ERR-18, and what docs/safety.md adds): first match wins, so the order is the
 * precedence. What an error is (its code) goes before where it belongs (its field), and a link goes before a field, since
 * an error with a link always shows its button (ERR-11).
 */
export const catalogue = [
  // No readable answer: by the HTTP status.
  { id: 'status-500', when: { status: 500 }, surface: 'alert', follow: 'none', words: 'catalogue' }, // ERR-01
  { id: 'status-502', when: { status: 502 }, surface: 'alert', follow: 'none', words: 'catalogue' }, // ERR-02
  { id: 'status-404', when: { status: 404 }, surface: 'alert', follow: 'none', words: 'catalogue' }, // ERR-03
  { id: 'status-403', when: { status: 403 }, surface: 'alert', follow: 'none', words: 'catalogue' }, // ERR-04
  // 400, 401, 413, 429, 503 and whatever else: one text that asks to try again, with a wait where the server names one.
  { id: 'status-other', when: { status: 'any' }, surface: 'alert', follow: 'none', words: 'catalogue' },

  // No answer at all.
  { id: 'offline', when: { network: 'offline' }, surface: 'alert', follow: 'none', words: 'catalogue' },
  { id: 'timeout', when: { network: 'timeout' }, surface: 'alert', follow: 'none', words: 'catalogue' },
  { id: 'unreachable', when: { network: 'unreachable' }, surface: 'alert', follow: 'none', words: 'catalogue' },
  { id: 'unreadable', when: { network: 'unreadable' }, surface: 'alert', follow: 'none', words: 'catalogue' },
  { id: 'encryption-refused', when: { refused: 'secure-zone' }, surface: 'alert', follow: 'none', words: 'catalogue' },

  // Errors that stand for something to do.
  {
    id: 'force-two-step-in-client', // ERR-16
    when: { codes: ['force_two_step'], isInClient: true },
    surface: 'silent',
    follow: 'reload',
    words: 'catalogue',
  },
  {
    id: 'force-two-step', // ERR-16
    when: { codes: ['force_two_step'] },
    surface: 'silent',
    follow: 'redirect',
    words: 'catalogue',
  },
  {
    id: 'session-expired-in-client', // ERR-08
    when: { codes: ['9000001'], isInClient: true },
    surface: 'silent',
    follow: 'check-session',
    words: 'catalogue',
  },
  { id: 'session-expired', when: { codes: ['9000001'] }, surface: 'alert', follow: 'reload', words: 'catalogue' }, // ERR-07
  { id: 'session-idle', when: { session: 'alive' }, surface: 'alert', follow: 'reload', words: 'catalogue' }, // ERR-08
  { id: 'session-ended', when: { session: 'ended' }, surface: 'alert', follow: 'relogin', words: 'catalogue' }, // ERR-08
  {
    id: 'enterprise-limited-on-mobile', // ERR-09
    when: { codes: ['1800002', '1800004'], isMobile: true },
    surface: 'alert',
    follow: 'none',
    words: 'catalogue',
  },
  {
    id: 'enterprise-limited', // ERR-09
    when: { codes: ['1800002', '1800004'] },
    surface: 'dialog',
    follow: 'open-web',
    words: 'catalogue',
  },
  {
    id: 'client-outdated', // ERR-10: an installer that the server names goes before the page's own
    when: { codes: ['9200001'] },
    surface: 'dialog',
    follow: 'download-client',
    opensLink: true,
    words: 'server',
  },
  {
    id: 'already-verified', // ERR-12
    when: { codes: ['already_verified'] },
    surface: 'silent',
    follow: 'skip-step',
    words: 'catalogue',
  },
  {
    id: 'verify-too-frequent', // ERR-13
    when: { codes: ['verify_operation_too_frequent'] },
    surface: 'toast',
    follow: 'none',
    words: 'server',
  },
  {
    id: 'picture-captcha-wrong', // ERR-14: the box is there, so what was typed is wrong
    when: { codes: ['pic_captcha_error'], shows: 'pic_captcha' },
    surface: 'field',
    under: 'pic_captcha',
    follow: 'refresh-picture',
    words: 'server',
  },
  {
    id: 'picture-captcha-needed', // ERR-14: there is no box yet
    when: { codes: ['pic_captcha_error'] },
    surface: 'silent',
    follow: 'refresh-picture',
    words: 'server',
  },
  {
    id: 'sliding-captcha', // ERR-15
    when: { codes: ['sliding_captcha_error'] },
    surface: 'silent',
    follow: 'start-slider',
    words: 'server',
  },

  // Everything else is a text, and the question is where it goes. 2001001 is one of those with a link.
  {
    id: 'with-link', // ERR-11
    when: { hasLink: true },
    surface: 'alert',
    follow: 'none',
    opensLink: true,
    words: 'server',
  },
  {
    id: 'password-error', // ERR-06: beside the submit button
    when: { field: 'password', shows: 'password' },
    surface: 'submit',
    follow: 'none',
    words: 'server',
  },
  { id: 'field-error', when: { field: 'shown' }, surface: 'field', follow: 'none', words: 'server' }, // ERR-06
  {
    id: 'two-step-code-error', // ERR-06: an error of the login where the form has no such input
    when: { field: 'login', shows: 'two_step_captcha' },
    surface: 'field',
    under: 'two_step_captcha',
    follow: 'none',
    words: 'server',
  },
  {
    id: 'reserved-code', // ERR-17: defined, without a handling of their own
    when: { codes: ['1100007', '1100008', '1100012', '1100013', '1100014', '1500002'] },
    surface: 'alert',
    follow: 'none',
    words: 'server',
  },
  fallbackRow,
] as const satisfies readonly ErrorRow[]

/** The stable name of an error; a text is owed for each. */
export type ErrorId = (typeof catalogue)[number]['id']

/** Every id, in the order of the catalogue. */
export const errorIds: readonly ErrorId[] = catalogue.map(({ id }) => id)
