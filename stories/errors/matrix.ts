// How every error occurs on every screen. A Node script imports this file, so it must not use browser APIs.
import { type ErrorId, errorIds } from '../../src/errors/catalogue.ts'
import type { Path } from '../../src/pages/links/paths.ts'
import { decideErrors, type ErrorScreen, never, neverAny } from './error-screen.ts'

/** Gives several errors the same cell. */
const sameCell = <const Id extends ErrorId, const Cell>(ids: readonly Id[], cell: Cell) =>
  Object.fromEntries(ids.map((id) => [id, cell])) as Record<Id, Cell>

/** Errors without a readable response. */
const noResponseErrors = [
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

const captchas = [
  'picture-captcha-wrong',
  'picture-captcha-needed',
  'sliding-captcha',
] as const satisfies readonly ErrorId[]

const fieldErrors = ['password-error', 'field-error', 'two-step-code-error'] as const satisfies readonly ErrorId[]

type AnyCallError = Exclude<ErrorId, (typeof captchas)[number] | (typeof fieldErrors)[number]>

/** Errors that can occur with any call. A new error is included by default. */
const anyCallErrors = errorIds.filter(
  (id): id is AnyCallError => ![...captchas, ...fieldErrors].some((excluded) => excluded === id),
)

/**
 * Makes all errors that can occur with any call occur at this point. A screen compiles only if it also decides the other
 * errors.
 */
const anyCallAt = <const Point extends string>(point: Point) => sameCell(anyCallErrors, point)

const captchasAt = <const Point extends string>(point: Point) => sameCell(captchas, point)

/** Excludes the captcha errors. `action`: what the screen does, e.g. `Replacing the token`. */
const noCaptcha = <const Action extends string>(action: Action) =>
  sameCell(captchas, never(`${action} requires no captcha.`))

const noForm = never('This screen has no form, so the error cannot belong to a field.')
const noSecret = { 'encryption-refused': never('This screen sends no secret, so it encrypts nothing.') }
const noSecondStep = { 'two-step-code-error': never('This screen does not ask for the two-step code of a login.') }

/** Makes the cells of a form that is submitted at this point, after a captcha if the server requires one. */
const form = <const Point extends string>(point: Point) => ({
  ...anyCallAt(point),
  ...captchasAt(point),
  'password-error': point,
  'field-error': point,
  ...noSecondStep,
})

/** Makes the cells of a screen without a form. `action`: what the screen does, e.g. `Replacing the token`. */
const noFormAt = <const Point extends string, const Action extends string>(point: Point, action: Action) => ({
  ...anyCallAt(point),
  ...noCaptcha(action),
  ...noSecret,
  ...sameCell(fieldErrors, noForm),
})

/** `send`: a code is sent to the phone. `submit`: the account is created, or set up after an invitation. */
const registration = { points: ['send', 'submit'], cells: { ...form('submit'), ...captchasAt('send') } } as const

/** The screens on which users set a password through an emailed link. */
const passwordByLink = {
  points: ['submit'],
  cells: { ...form('submit'), ...noCaptcha('Setting a password through an emailed link') },
} as const

/** Makes the cells of a screen that asks for the current password again. */
const verifyPassword = <const Point extends string>(point: Point) => ({
  ...form(point),
  'already-verified': { own: point },
  ...noCaptcha('Verifying the password'),
  'field-error': never('The password is the only field, and its errors appear next to the button.'),
})

/**
 * A phone and an email are changed in the same steps. `verify`: a code is sent to the current contact. `send`: a code
 * is sent to the new contact. `replace`: the new contact is saved.
 */
const contactChange = {
  points: ['verify', 'send', 'replace'],
  cells: {
    ...form('replace'),
    'already-verified': { own: 'verify' },
    'verify-too-frequent': 'send',
    ...captchasAt('send'),
    'password-error': never('A code verifies the identity here, not a password.'),
  },
} as const

/** Every screen × every error. A new screen does not compile until it is listed here. */
export const matrix = {
  '/login': decideErrors({ path: '/login', title: 'Pages/Login', points: ['submit'], cells: form('submit') }),
  '/register': decideErrors({
    path: '/register',
    title: 'Pages/Register',
    points: [],
    cells: neverAny(
      'This screen has only links. Its only call asks whether registration is open. If the call fails, the links still work.',
    ),
  }),
  '/two-step-login': decideErrors({
    path: '/two-step-login',
    title: 'Pages/Two-step login',
    points: ['submit', 'send'],
    cells: {
      ...form('submit'),
      ...noSecret,
      'verify-too-frequent': 'send',
      ...captchasAt('send'),
      'password-error': never('The password was entered on the previous page.'),
      'two-step-code-error': 'submit',
    },
  }),
  '/two-step-setup': decideErrors({
    path: '/two-step-setup',
    title: 'Pages/Two-step set-up',
    points: ['turn-on', 'send', 'verify'],
    cells: {
      ...form('turn-on'),
      'encryption-refused': 'send',
      'already-verified': { own: 'verify' },
      'verify-too-frequent': 'send',
      ...captchasAt('send'),
      'password-error': 'verify',
      'field-error': 'send',
    },
  }),
  '/qr-login': decideErrors({
    path: '/qr-login',
    title: 'Pages/QR login',
    points: ['refresh'],
    cells: {
      ...form('refresh'),
      ...sameCell(noResponseErrors, { own: 'refresh' }),
      ...noSecret,
      ...sameCell(['picture-captcha-wrong', ...fieldErrors], noForm),
    },
  }),
  '/qr-login/confirm': decideErrors({
    path: '/qr-login/confirm',
    title: 'Pages/QR login, confirm',
    points: ['confirm'],
    cells: {
      ...form('confirm'),
      ...noSecret,
      ...sameCell(['session-expired', 'field-error'], { own: 'confirm' }),
      ...sameCell(['picture-captcha-wrong', 'password-error', 'two-step-code-error'], noForm),
    },
  }),
  '/register/personal': decideErrors({
    path: '/register/personal',
    id: 'pages-registerpersonal',
    title: 'Pages/Register, personal',
    ...registration,
  }),
  '/register/enterprise': decideErrors({
    path: '/register/enterprise',
    id: 'pages-registerenterprise',
    title: 'Pages/Register, enterprise',
    ...registration,
  }),
  '/register/market': decideErrors({
    path: '/register/market',
    id: 'pages-registermarket',
    title: 'Pages/Register, market',
    ...registration,
  }),
  '/bind': decideErrors({
    path: '/bind',
    id: 'pages-bind',
    title: 'Pages/Link an account',
    points: ['submit'],
    cells: form('submit'),
  }),
  '/activation': decideErrors({ path: '/activation', title: 'Pages/Activation', ...registration }),
  '/referral': decideErrors({
    path: '/referral',
    title: 'Pages/Referral',
    points: ['submit'],
    cells: { ...form('submit'), 'password-error': never('The application does not ask for a password.') },
  }),
  /** `submit`: the account is entered. `choose`: after the phone is verified, the new password is sent. */
  '/forgot-password': decideErrors({
    path: '/forgot-password',
    title: 'Pages/Forgot password',
    points: ['submit', 'choose'],
    cells: { ...form('submit'), 'password-error': 'choose' },
  }),
  '/reset-password': decideErrors({ path: '/reset-password', title: 'Pages/Reset password', ...passwordByLink }),
  '/set-password': decideErrors({ path: '/set-password', title: 'Pages/Set password', ...passwordByLink }),
  '/verify-identity': decideErrors({
    path: '/verify-identity',
    title: 'Pages/Verify identity',
    points: ['submit'],
    cells: verifyPassword('submit'),
  }),
  '/security': decideErrors({
    path: '/security',
    title: 'Pages/Account security/Overview',
    points: ['verify'],
    cells: verifyPassword('verify'),
  }),
  '/security/password': decideErrors({
    path: '/security/password',
    title: 'Pages/Account security/Password',
    points: ['change'],
    cells: { ...form('change'), ...noCaptcha('Changing the password') },
  }),
  /** `verify`: the password is verified. `send`: a code is sent for the new method. `set-up`: the method is set up. */
  '/security/two-step': decideErrors({
    path: '/security/two-step',
    title: 'Pages/Account security/Two-step verification',
    points: ['verify', 'send', 'set-up'],
    cells: {
      ...form('set-up'),
      'already-verified': { own: 'verify' },
      'verify-too-frequent': 'send',
      ...captchasAt('send'),
      'password-error': 'verify',
    },
  }),
  '/security/third-party': decideErrors({
    path: '/security/third-party',
    title: 'Pages/Account security/Linked accounts',
    points: ['unlink'],
    cells: noFormAt('unlink', 'Unlinking an account'),
  }),
  '/security/phone': decideErrors({ path: '/security/phone', title: 'Pages/Account security/Phone', ...contactChange }),
  '/security/email': decideErrors({ path: '/security/email', title: 'Pages/Account security/Email', ...contactChange }),
  '/security/devices': decideErrors({
    path: '/security/devices',
    title: 'Pages/Account security/Devices',
    points: ['log-out'],
    cells: noFormAt('log-out', 'Logging out a device'),
  }),
  '/security/open-api': decideErrors({
    path: '/security/open-api',
    title: 'Pages/Account security/Open API token',
    points: ['replace'],
    cells: noFormAt('replace', 'Replacing the token'),
  }),
} satisfies Record<Path, ErrorScreen>
