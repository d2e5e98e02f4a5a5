import type { ErrorId } from '../../src/errors/catalog.ts'
import { errorCodes } from '../http/error-codes.ts'
import { externalPages } from '../http/external-pages.ts'
import type { ResponseError } from '../http/responses.ts'
import { screens } from '../http/screens.ts'
import { inEachLanguage, type Localized, type ServerMessages } from '../messages/server-messages.ts'

/** An error as the server sends it, in every language. `download_link` is a path on the account service. */
export type ExampleItem = Omit<ResponseError, 'error_msg'> & { error_msg?: Localized }

/** How the server or a proxy produces an error in the catalog. */
export type ErrorExample = {
  status?: number
  /** The errors of the response. If omitted, the response is `body`. */
  items?: readonly ExampleItem[]
  body?: string
  /** A path on the account service, like the one in `force_two_step`. */
  redirect?: string
  force_two_step?: { redirect: string }
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
  /** The reason why no response arrives. For `offline`, a test must also take the browser offline. */
  network?: 'reset' | 'offline' | 'timeout'
  /** Marks an error that no response can cause, because the page does not send the call. */
  isNeverSent?: true
}

/** Creates the example for an error in `errorCodes`. */
function createErrorExample(
  name: keyof typeof errorCodes,
  message: (messages: ServerMessages) => string,
  fields: Pick<ExampleItem, 'field' | 'download_link'> = {},
): ErrorExample {
  return { items: [{ ...fields, error_code: errorCodes[name].code, error_msg: inEachLanguage(message) }] }
}

const forceTwoStep: ErrorExample = {
  ...createErrorExample('forceTwoStep', ({ errors }) => errors.forceTwoStep),
  force_two_step: { redirect: screens.setTwoStep },
}
const sessionExpired = createErrorExample('sessionExpired', ({ pageExpired }) => pageExpired)
const enterpriseExpired = createErrorExample('enterpriseExpired', ({ errors }) => errors.enterpriseExpired)

/** The second error in ERR-09, handled like `enterpriseExpired`. */
export const enterpriseRestricted = createErrorExample(
  'enterpriseRestricted',
  ({ errors }) => errors.enterpriseRestricted,
)

/** An error's description for docs and stories, with an example. */
export type DescribedError = {
  /** The error's name for reviewers. */
  name: string
  /** A rule in docs/rules.md or docs/safety.md. */
  rule: `${'ERR' | 'RQ' | 'RS' | 'API'}-${number}`
  /** The viewport of the error's stories. If omitted, the desktop viewport. */
  viewport?: 'client' | 'phone'
  /**
   * Text for docs/contract.md. `matches` adds to the catalog's conditions, `surfaceText` replaces the catalog's
   * `surface`, and `page` states what the page does.
   */
  matches?: string
  surfaceText?: string
  page?: string
  example: ErrorExample
}

/** Every error in the catalog. A new id without an entry here is a compile error. */
export const describedErrors: Readonly<Record<ErrorId, DescribedError>> = {
  'status-500': {
    name: '500 · Server had a small problem',
    rule: 'ERR-01',
    example: { status: 500, body: '<h1>Internal Server Error</h1>' },
  },
  'status-502': {
    name: '502 · Server error, please retry',
    rule: 'ERR-02',
    example: { status: 502, body: '<h1>Bad Gateway</h1>' },
  },
  'status-404': {
    name: '404 · Network error',
    rule: 'ERR-03',
    example: { status: 404, body: '<h1>Not Found</h1>' },
  },
  'status-403': {
    name: '403 · No permission',
    rule: 'ERR-04',
    example: { status: 403, body: '<h1>Forbidden</h1>' },
  },
  'status-other': {
    name: '429 · Too many requests, with a wait time',
    rule: 'RQ-7',
    matches: 'any other error status, without readable errors in the body',
    surfaceText: 'alert, with the wait time from `Retry-After`',
    example: { status: 429, body: '<h1>Too Many Requests</h1>', retryAfter: 30 },
  },
  offline: {
    name: 'Offline',
    rule: 'RS-1',
    matches: 'no response, and the browser reports no connection',
    example: { network: 'offline' },
  },
  timeout: {
    name: 'Timeout',
    rule: 'RQ-7',
    matches: 'no response within 30 s',
    example: { network: 'timeout' },
  },
  unreachable: {
    name: 'Connection dropped',
    rule: 'RQ-7',
    matches: 'no response',
    example: { network: 'reset' },
  },
  unreadable: {
    name: 'Unreadable response',
    rule: 'RQ-5',
    matches: 'an unreadable response',
    example: { body: '{"success": tr' },
  },
  'encryption-failed': {
    name: 'Encryption failed, nothing was sent',
    rule: 'API-04',
    matches: 'nothing was sent: encryption failed, and unencrypted secrets are not allowed',
    example: { isNeverSent: true },
  },
  'force-two-step-in-client': {
    name: 'force_two_step · Client reloads',
    rule: 'ERR-16',
    viewport: 'client',
    page: 'reloads, through the bridge’s `reload` if there is one',
    example: forceTwoStep,
  },
  'force-two-step': {
    name: 'force_two_step · Two-step setup opens',
    rule: 'ERR-16',
    page: 'goes to `force_two_step.redirect`, else to `redirect`, else to `/two-step-setup` with the page’s `redirect`',
    example: forceTwoStep,
  },
  'session-expired-in-client': {
    name: '9000001 · Page expired · client, session is checked',
    rule: 'ERR-08',
    viewport: 'client',
    page: 'calls `GET /auth/hi`; then `session-idle` or `session-ended` applies',
    example: sessionExpired,
  },
  'session-expired': {
    name: '9000001 · Page expired',
    rule: 'ERR-07',
    surfaceText: 'alert, or a hint about blocked cookies; silent while a screen that requires a login is opening',
    page: 'reloads, or goes to the login page if such a screen is opening ([section 1](#1-routes))',
    example: sessionExpired,
  },
  // The session check (`GET /auth/hi`) determines which of the next two errors applies.
  'session-idle': {
    name: '9000001 · Page expired · client, still logged in',
    rule: 'ERR-08',
    viewport: 'client',
    matches: 'the session check returns `logged_in: true`',
    page: 'reloads',
    example: sessionExpired,
  },
  'session-ended': {
    name: '9000001 · Page expired · client, logged out',
    rule: 'ERR-08',
    viewport: 'client',
    matches: 'the session check returns anything else',
    page: 'calls the bridge’s `requestLogin`, else reloads',
    example: sessionExpired,
  },
  'enterprise-limited-on-mobile': {
    name: '1800002, 1800004 · Enterprise expired or restricted · mobile',
    rule: 'ERR-09',
    viewport: 'phone',
    example: enterpriseExpired,
  },
  'enterprise-limited': {
    name: '1800002, 1800004 · Enterprise expired or restricted',
    rule: 'ERR-09',
    page: 'offers to open `web_url`',
    example: enterpriseExpired,
  },
  'client-outdated': {
    name: '9200001 · Client too old for leak prevention',
    rule: 'ERR-10',
    viewport: 'client',
    page: 'offers to open the error’s `download_link`, else `download_url`',
    example: createErrorExample('clientOutdated', ({ errors }) => errors.clientOutdated, {
      download_link: externalPages.download,
    }),
  },
  'already-verified': {
    name: 'already_verified · Identity already verified',
    rule: 'ERR-12',
    page: 'skips the verification step',
    example: createErrorExample('alreadyVerified', ({ errors }) => errors.alreadyVerified),
  },
  'verify-too-frequent': {
    name: 'verify_operation_too_frequent · Notice',
    rule: 'ERR-13',
    example: createErrorExample('tooFrequent', ({ errors }) => errors.tooFrequent),
  },
  'picture-captcha-wrong': {
    name: 'pic_captcha_error · Wrong characters',
    rule: 'ERR-14',
    matches: 'while a picture captcha is shown',
    surfaceText: 'under the captcha',
    page: 'loads a new picture',
    example: createErrorExample('pictureCaptcha', ({ captcha }) => captcha.wrong, { field: 'pic_captcha' }),
  },
  'picture-captcha-needed': {
    name: 'pic_captcha_error · Picture required',
    rule: 'ERR-14',
    matches: 'while no picture captcha is shown',
    page: 'shows the captcha',
    example: createErrorExample('pictureCaptcha', ({ captcha }) => captcha.missing, { field: 'pic_captcha' }),
  },
  'sliding-captcha': {
    name: 'sliding_captcha_error · Slider shown',
    rule: 'ERR-15',
    surfaceText: 'silent, or an alert if the screen has no slider',
    page: 'shows the slider captcha; once it is solved, repeats the call with the captcha’s request id',
    example: createErrorExample('slidingCaptcha', ({ captcha }) => captcha.slider),
  },
  'with-link': {
    name: '2001001 · With a link',
    rule: 'ERR-11',
    matches: 'a `download_link` that is an http(s) URL or a path',
    page: 'offers to open the link',
    example: createErrorExample('withLink', ({ errors }) => errors.withLink, { download_link: externalPages.download }),
  },
  'password-error': {
    name: 'Wrong password · next to the button',
    rule: 'ERR-06',
    matches: 'field `password`, while the form shows it',
    example: createErrorExample('wrongPassword', ({ wrongPassword }) => wrongPassword(5), { field: 'password' }),
  },
  'field-error': {
    name: 'Field error',
    rule: 'ERR-06',
    matches: 'a field that the form shows',
    example: createErrorExample('accountClosed', ({ errors }) => errors.accountClosed, { field: 'login' }),
  },
  'two-step-code-error': {
    name: '1100004 · Wrong two-step code',
    rule: 'ERR-06',
    matches: 'field `login`, while the form shows a two-step code field instead',
    surfaceText: 'under the code field',
    example: createErrorExample('wrongSecondStep', ({ codes }) => codes.wrong, { field: 'login' }),
  },
  'reserved-code': {
    name: '1100007, 1100008, 1100012, 1100013, 1100014, 1500002 · Reserved',
    rule: 'ERR-17',
    example: createErrorExample('notActivated', ({ errors }) => errors.notActivated),
  },
  other: {
    name: '1000000 · Any other error, with the server’s message',
    rule: 'ERR-18',
    matches: 'any other error',
    example: createErrorExample('other', ({ errors }) => errors.other),
  },
}

/** An example for every error in the catalog. */
export const errorExamples = Object.fromEntries(
  Object.entries(describedErrors).map(([id, { example }]) => [id, example]),
) as Readonly<Record<ErrorId, ErrorExample>>

/** Returns whether this is the id of an error that the account service can return. */
export function canBeReturned(id: string): id is ErrorId {
  return Object.hasOwn(errorExamples, id) && !errorExamples[id as ErrorId].isNeverSent
}
