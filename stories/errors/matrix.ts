// Where each error occurs on each screen, if at all. This file must not use browser APIs: a Node script imports it.
import { type ErrorId, errorIds } from '../../src/errors/catalog.ts'
import type { Path } from '../../src/pages/links/paths.ts'
import { defineErrorScreen, type ErrorScreen, impossible, noErrors } from './error-screen.ts'

/** Gives several errors the same cell. */
const sameCell = <const Id extends ErrorId, const Cell>(ids: readonly Id[], cell: Cell) =>
  Object.fromEntries(ids.map((id) => [id, cell])) as Record<Id, Cell>

/** Errors without a readable response. */
const errorsWithoutReadableResponse = [
  'status-500',
  'status-502',
  'status-404',
  'status-403',
  'status-other',
  'offline',
  'timeout',
  'unreachable',
  'unreadable',
] as const satisfies readonly ErrorId[]

const captchaErrors = [
  'picture-captcha-wrong',
  'picture-captcha-needed',
  'sliding-captcha',
] as const satisfies readonly ErrorId[]

const fieldErrors = ['password-error', 'field-error', 'two-step-code-error'] as const satisfies readonly ErrorId[]

type AnyCallError = Exclude<ErrorId, (typeof captchaErrors)[number] | (typeof fieldErrors)[number]>

/** Errors that can occur with any call. A new error is included by default. */
const anyCallErrors = errorIds.filter(
  (id): id is AnyCallError => ![...captchaErrors, ...fieldErrors].some((excluded) => excluded === id),
)

/**
 * Creates the cells of the errors that can occur with any call, all at this point. A screen's definition compiles only
 * if it also covers the other errors.
 */
const anyCallErrorsAt = <const Point extends string>(point: Point) => sameCell(anyCallErrors, point)

const captchaErrorsAt = <const Point extends string>(point: Point) => sameCell(captchaErrors, point)

/** Marks the captcha errors as impossible. `action`: what the screen does, e.g. `Replacing the token`. */
const noCaptcha = <const Action extends string>(action: Action) =>
  sameCell(captchaErrors, impossible(`${action} requires no captcha.`))

const noForm = impossible('This screen has no form, so the error cannot belong to a field.')
const noSecret = { 'encryption-failed': impossible('This screen sends no secret, so it encrypts nothing.') }
const noTwoStepCode = { 'two-step-code-error': impossible('This screen does not ask for a two-step login code.') }

/** Creates the cells of a form that is submitted at this point, after a captcha if the server requires one. */
const formAt = <const Point extends string>(point: Point) => ({
  ...anyCallErrorsAt(point),
  ...captchaErrorsAt(point),
  'password-error': point,
  'field-error': point,
  ...noTwoStepCode,
})

/** Creates the cells of a screen without a form. `action`: what the screen does, e.g. `Replacing the token`. */
const noFormAt = <const Point extends string, const Action extends string>(point: Point, action: Action) => ({
  ...anyCallErrorsAt(point),
  ...noCaptcha(action),
  ...noSecret,
  ...sameCell(fieldErrors, noForm),
})

/** `send`: a code is sent to the phone number. `submit`: the account is created, or set up after an invitation. */
const registration = { points: ['send', 'submit'], cells: { ...formAt('submit'), ...captchaErrorsAt('send') } } as const

/** The points and cells of the screens on which users set a password through an emailed link. */
const passwordByLink = {
  points: ['submit'],
  cells: { ...formAt('submit'), ...noCaptcha('Setting a password through an emailed link') },
} as const

/** Creates the cells of a screen that asks for the current password again. */
const passwordVerificationAt = <const Point extends string>(point: Point) => ({
  ...formAt(point),
  'already-verified': { handledAt: point },
  ...noCaptcha('Verifying the password'),
  'field-error': impossible('The password is the only field, and its errors appear next to the button.'),
})

/**
 * Phone numbers and emails are changed in the same steps. `verify`: a code is sent to the current one. `send`: a code
 * is sent to the new one. `replace`: the new one is saved.
 */
const contactChange = {
  points: ['verify', 'send', 'replace'],
  cells: {
    ...formAt('replace'),
    'already-verified': { handledAt: 'verify' },
    'verify-too-frequent': 'send',
    ...captchaErrorsAt('send'),
    'password-error': impossible('This screen verifies the user’s identity with a code, not a password.'),
  },
} as const

/** Every screen with its error cells. The code does not compile if a screen is missing. */
export const matrix = {
  '/login': defineErrorScreen({ path: '/login', title: 'Pages/Login', points: ['submit'], cells: formAt('submit') }),
  '/register': defineErrorScreen({
    path: '/register',
    title: 'Pages/Register',
    points: [],
    cells: noErrors(
      'This screen has only links. Its only call checks whether registration is open. If the call fails, the links still work.',
    ),
  }),
  '/two-step-login': defineErrorScreen({
    path: '/two-step-login',
    title: 'Pages/Two-step login',
    points: ['submit', 'send'],
    cells: {
      ...formAt('submit'),
      ...noSecret,
      'verify-too-frequent': 'send',
      ...captchaErrorsAt('send'),
      'password-error': impossible('The password was entered on the previous page.'),
      'two-step-code-error': 'submit',
    },
  }),
  '/two-step-setup': defineErrorScreen({
    path: '/two-step-setup',
    title: 'Pages/Two-step set-up',
    points: ['turn-on', 'send', 'verify'],
    cells: {
      ...formAt('turn-on'),
      'encryption-failed': 'send',
      'already-verified': { handledAt: 'verify' },
      'verify-too-frequent': 'send',
      ...captchaErrorsAt('send'),
      'password-error': 'verify',
      'field-error': 'send',
    },
  }),
  '/qr-login': defineErrorScreen({
    path: '/qr-login',
    title: 'Pages/QR login',
    points: ['refresh'],
    cells: {
      ...formAt('refresh'),
      ...sameCell(errorsWithoutReadableResponse, { handledAt: 'refresh' }),
      ...noSecret,
      ...sameCell(['picture-captcha-wrong', ...fieldErrors], noForm),
    },
  }),
  '/qr-login/confirm': defineErrorScreen({
    path: '/qr-login/confirm',
    title: 'Pages/QR login, confirm',
    points: ['confirm'],
    cells: {
      ...formAt('confirm'),
      ...noSecret,
      ...sameCell(['session-expired', 'field-error'], { handledAt: 'confirm' }),
      ...sameCell(['picture-captcha-wrong', 'password-error', 'two-step-code-error'], noForm),
    },
  }),
  '/register/personal': defineErrorScreen({
    path: '/register/personal',
    id: 'pages-registerpersonal',
    title: 'Pages/Register, personal',
    ...registration,
  }),
  '/register/enterprise': defineErrorScreen({
    path: '/register/enterprise',
    id: 'pages-registerenterprise',
    title: 'Pages/Register, enterprise',
    ...registration,
  }),
  '/register/market': defineErrorScreen({
    path: '/register/market',
    id: 'pages-registermarket',
    title: 'Pages/Register, market',
    ...registration,
  }),
  '/bind': defineErrorScreen({
    path: '/bind',
    id: 'pages-bind',
    title: 'Pages/Link an account',
    points: ['submit'],
    cells: formAt('submit'),
  }),
  '/activation': defineErrorScreen({ path: '/activation', title: 'Pages/Activation', ...registration }),
  '/referral': defineErrorScreen({
    path: '/referral',
    title: 'Pages/Referral',
    points: ['submit'],
    cells: { ...formAt('submit'), 'password-error': impossible('The application form does not ask for a password.') },
  }),
  /** `submit`: the phone number or email is sent. `choose`: after phone verification, the new password is sent. */
  '/forgot-password': defineErrorScreen({
    path: '/forgot-password',
    title: 'Pages/Forgot password',
    points: ['submit', 'choose'],
    cells: { ...formAt('submit'), 'password-error': 'choose' },
  }),
  '/reset-password': defineErrorScreen({ path: '/reset-password', title: 'Pages/Reset password', ...passwordByLink }),
  '/set-password': defineErrorScreen({ path: '/set-password', title: 'Pages/Set password', ...passwordByLink }),
  '/verify-identity': defineErrorScreen({
    path: '/verify-identity',
    title: 'Pages/Verify identity',
    points: ['submit'],
    cells: passwordVerificationAt('submit'),
  }),
  '/security': defineErrorScreen({
    path: '/security',
    title: 'Pages/Account security/Overview',
    points: ['verify'],
    cells: passwordVerificationAt('verify'),
  }),
  '/security/password': defineErrorScreen({
    path: '/security/password',
    title: 'Pages/Account security/Password',
    points: ['change'],
    cells: { ...formAt('change'), ...noCaptcha('Changing the password') },
  }),
  /** `verify`: the password is verified. `send`: a code is sent to the phone number. `set-up`: the method is set up. */
  '/security/two-step': defineErrorScreen({
    path: '/security/two-step',
    title: 'Pages/Account security/Two-step verification',
    points: ['verify', 'send', 'set-up'],
    cells: {
      ...formAt('set-up'),
      'already-verified': { handledAt: 'verify' },
      'verify-too-frequent': 'send',
      ...captchaErrorsAt('send'),
      'password-error': 'verify',
    },
  }),
  '/security/third-party': defineErrorScreen({
    path: '/security/third-party',
    title: 'Pages/Account security/Linked accounts',
    points: ['unlink'],
    cells: noFormAt('unlink', 'Unlinking an account'),
  }),
  '/security/phone': defineErrorScreen({
    path: '/security/phone',
    title: 'Pages/Account security/Phone',
    ...contactChange,
  }),
  '/security/email': defineErrorScreen({
    path: '/security/email',
    title: 'Pages/Account security/Email',
    ...contactChange,
  }),
  '/security/devices': defineErrorScreen({
    path: '/security/devices',
    title: 'Pages/Account security/Devices',
    points: ['log-out'],
    cells: noFormAt('log-out', 'Logging out a device'),
  }),
  '/security/open-api': defineErrorScreen({
    path: '/security/open-api',
    title: 'Pages/Account security/Open API token',
    points: ['replace'],
    cells: noFormAt('replace', 'Replacing the token'),
  }),
} satisfies Record<Path, ErrorScreen>
