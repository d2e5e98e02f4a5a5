// What becomes of every error on every screen. A plain Node script reads it, so it knows nothing of browsers.
import type { ErrorId } from '../../src/errors/catalogue.ts'
import type { Path } from '../../src/pages/links/paths.ts'
import { decideErrors, type ErrorScreen, never, neverAny } from './error-screen.ts'

/** Decides several errors in one way. */
const each = <const Id extends ErrorId, const Cell>(ids: readonly Id[], cell: Cell) =>
  Object.fromEntries(ids.map((id) => [id, cell])) as Record<Id, Cell>

/** What there is no readable answer to. */
const unanswered = [
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

/** What any call can meet, whatever it asks: no answer, no readable one, or something about the session or the account. */
const metByAny = [
  ...unanswered,
  'encryption-refused',
  'force-two-step-in-client',
  'force-two-step',
  'session-expired-in-client',
  'session-expired',
  'session-idle',
  'session-ended',
  'enterprise-limited-on-mobile',
  'enterprise-limited',
  'client-outdated',
  'already-verified',
  'verify-too-frequent',
  'with-link',
  'reserved-code',
  'other',
] as const satisfies readonly ErrorId[]

const captchas = [
  'picture-captcha-wrong',
  'picture-captcha-needed',
  'sliding-captcha',
] as const satisfies readonly ErrorId[]

/** Decides those of any call: all of them come up in one moment. The rest is still to be decided, or it does not compile. */
const anyCallAt = <const Moment extends string>(moment: Moment) => each(metByAny, moment)

const captchaAt = <const Moment extends string>(moment: Moment) => each(captchas, moment)

/** Nothing can be wrong with a captcha. `deed`: what the screen does, e.g. `Replacing the token`. */
const noCaptcha = <const Deed extends string>(deed: Deed) => each(captchas, never(`${deed} takes no captcha.`))

/** Nothing is typed, and so nothing of it is wrong or secret. */
const noForm = <const Deed extends string>(deed: Deed) => ({
  ...noCaptcha(deed),
  'encryption-refused': never(`${deed} sends nothing secret, so nothing has to be encrypted.`),
  ...each(
    ['password-error', 'field-error', 'two-step-code-error'],
    never('There is no form here, so no field that it could stand at.'),
  ),
})

const nothingSecret = { 'encryption-refused': never('What is sent here holds nothing that has to be encrypted.') }

/** In account security the login is over, its second step with it. */
const noSecondStep = {
  'two-step-code-error': never('No code of a second step is asked for here: whoever sees this screen is logged in.'),
}

/** `send`: the phone's code is asked for. `submit`: the account is opened. The registrations differ by their last call alone. */
const registration = {
  moments: ['send', 'submit'],
  cells: {
    ...anyCallAt('submit'),
    ...captchaAt('send'),
    'password-error': 'submit',
    'field-error': 'submit',
    'two-step-code-error': never('A new account has no second step yet, so no code of one is asked for.'),
  },
} as const

/** Both screens that choose a password by the link of a mail. */
const linkPassword = {
  moments: ['submit'],
  cells: {
    ...anyCallAt('submit'),
    ...noCaptcha('Setting a password by the link of a mail'),
    'password-error': 'submit',
    'field-error': 'submit',
    'two-step-code-error': never(
      'The form chooses a password; a second step that is still needed has a page of its own.',
    ),
  },
} as const

/** Both screens that ask for the password once more. */
const provePassword = <const Moment extends string>(moment: Moment) => ({
  ...anyCallAt(moment),
  'already-verified': { own: moment },
  ...noCaptcha('Proving the password'),
  'password-error': moment,
  'field-error': never('The password is the only field, and what is wrong with it stands beside the button.'),
})

/**
 * `prove`: the current one's code is asked for. `send`: the new one's. `replace`: the new one takes its place. A phone and an
 * email are changed in the same steps.
 */
const contact = {
  moments: ['prove', 'send', 'replace'],
  cells: {
    ...anyCallAt('replace'),
    'already-verified': { own: 'prove' },
    'verify-too-frequent': 'send',
    ...captchaAt('send'),
    'password-error': never('No password is asked for here: a code proves who it is.'),
    'field-error': 'replace',
    ...noSecondStep,
  },
} as const

/** Every screen × every error. A screen that the build gains does not compile until it stands here. */
export const matrix = {
  '/login': decideErrors({
    path: '/login',
    title: 'Pages/Login',
    moments: ['submit'],
    cells: {
      ...anyCallAt('submit'),
      ...captchaAt('submit'),
      'password-error': 'submit',
      'field-error': 'submit',
      'two-step-code-error': never('The form shows the login, so its error stands there; no code is asked for yet.'),
    },
  }),
  '/register': decideErrors({
    path: '/register',
    title: 'Pages/Register',
    moments: [],
    cells: neverAny(
      'Leads on by links. All it asks is whether new accounts are taken, and without an answer everybody may go on.',
    ),
  }),
  '/two-step-login': decideErrors({
    path: '/two-step-login',
    title: 'Pages/Two-step login',
    moments: ['submit', 'send'],
    cells: {
      ...anyCallAt('submit'),
      ...nothingSecret,
      'verify-too-frequent': 'send',
      ...captchaAt('send'),
      'password-error': never('The password was taken on the page before; none is asked for here.'),
      'field-error': 'submit',
      'two-step-code-error': 'submit',
    },
  }),
  '/two-step-setup': decideErrors({
    path: '/two-step-setup',
    title: 'Pages/Two-step set-up',
    moments: ['turn-on', 'send', 'verify'],
    cells: {
      ...anyCallAt('turn-on'),
      'encryption-refused': 'send',
      'already-verified': { own: 'verify' },
      'verify-too-frequent': 'send',
      ...captchaAt('send'),
      'password-error': 'verify',
      'field-error': 'send',
      'two-step-code-error': never(
        'No login is under way whose code could be wrong: the code here sets the method up.',
      ),
    },
  }),
  '/qr-login': decideErrors({
    path: '/qr-login',
    title: 'Pages/QR login',
    moments: ['refresh'],
    cells: {
      ...anyCallAt('refresh'),
      ...each(unanswered, { own: 'refresh' }),
      ...nothingSecret,
      ...captchaAt('refresh'),
      ...each(
        ['picture-captcha-wrong', 'password-error', 'field-error', 'two-step-code-error'],
        never('There is no form here: a code is shown, and nothing is typed.'),
      ),
    },
  }),
  '/qr-login/confirm': decideErrors({
    path: '/qr-login/confirm',
    title: 'Pages/QR login, confirm',
    moments: ['confirm'],
    cells: {
      ...anyCallAt('confirm'),
      ...nothingSecret,
      'session-expired': { own: 'confirm' },
      ...captchaAt('confirm'),
      'field-error': { own: 'confirm' },
      ...each(
        ['picture-captcha-wrong', 'password-error', 'two-step-code-error'],
        never('There is no form here: two buttons decide, and nothing is typed.'),
      ),
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
    moments: ['submit'],
    cells: {
      ...anyCallAt('submit'),
      ...captchaAt('submit'),
      'password-error': 'submit',
      'field-error': 'submit',
      'two-step-code-error': never(
        'A login that needs a second step goes on to the page for it; no code is asked for here.',
      ),
    },
  }),
  /** `send`: the phone's code is asked for. `submit`: the account is set up. */
  '/activation': decideErrors({
    path: '/activation',
    title: 'Pages/Activation',
    moments: ['send', 'submit'],
    cells: {
      ...anyCallAt('submit'),
      ...captchaAt('send'),
      'password-error': 'submit',
      'field-error': 'submit',
      'two-step-code-error': never(
        'An account that is only being set up has no second step, so no code of one is asked for.',
      ),
    },
  }),
  '/referral': decideErrors({
    path: '/referral',
    title: 'Pages/Referral',
    moments: ['submit'],
    cells: {
      ...anyCallAt('submit'),
      ...captchaAt('submit'),
      'password-error': never('An application asks for no password.'),
      'field-error': 'submit',
      'two-step-code-error': never('Nobody logs in to apply, so no code of a second step is asked for.'),
    },
  }),
  /** `submit`: the account is named. `choose`: its phone is proved, and a new password sent. */
  '/forgot-password': decideErrors({
    path: '/forgot-password',
    title: 'Pages/Forgot password',
    moments: ['submit', 'choose'],
    cells: {
      ...anyCallAt('submit'),
      ...captchaAt('submit'),
      'password-error': 'choose',
      'field-error': 'submit',
      'two-step-code-error': never('A new password logs nobody in, so no code of a second step is asked for.'),
    },
  }),
  '/reset-password': decideErrors({ path: '/reset-password', title: 'Pages/Reset password', ...linkPassword }),
  '/set-password': decideErrors({ path: '/set-password', title: 'Pages/Set password', ...linkPassword }),
  '/verify-identity': decideErrors({
    path: '/verify-identity',
    title: 'Pages/Verify identity',
    moments: ['submit'],
    cells: {
      ...provePassword('submit'),
      'two-step-code-error': never('Only the password is proved here; the second step comes at the login.'),
    },
  }),
  '/security': decideErrors({
    path: '/security',
    title: 'Pages/Account security/Overview',
    moments: ['prove'],
    cells: { ...provePassword('prove'), ...noSecondStep },
  }),
  '/security/password': decideErrors({
    path: '/security/password',
    title: 'Pages/Account security/Password',
    moments: ['change'],
    cells: {
      ...anyCallAt('change'),
      ...noCaptcha('Changing the password'),
      'password-error': 'change',
      'field-error': 'change',
      ...noSecondStep,
    },
  }),
  /** `prove`: the password is proved. `send`: the new method's code is asked for. `set-up`: the method is set up. */
  '/security/two-step': decideErrors({
    path: '/security/two-step',
    title: 'Pages/Account security/Two-step verification',
    moments: ['prove', 'send', 'set-up'],
    cells: {
      ...anyCallAt('set-up'),
      'already-verified': { own: 'prove' },
      'verify-too-frequent': 'send',
      ...captchaAt('send'),
      'password-error': 'prove',
      'field-error': 'set-up',
      'two-step-code-error': never(
        'The code that is asked for here sets a method up and goes by its own name, so an error of it stands there; there is no login.',
      ),
    },
  }),
  '/security/third-party': decideErrors({
    path: '/security/third-party',
    title: 'Pages/Account security/Linked accounts',
    moments: ['unlink'],
    cells: { ...anyCallAt('unlink'), ...noForm('Unlinking an account') },
  }),
  '/security/phone': decideErrors({ path: '/security/phone', title: 'Pages/Account security/Phone', ...contact }),
  '/security/email': decideErrors({ path: '/security/email', title: 'Pages/Account security/Email', ...contact }),
  '/security/devices': decideErrors({
    path: '/security/devices',
    title: 'Pages/Account security/Devices',
    moments: ['log-out'],
    cells: { ...anyCallAt('log-out'), ...noForm('Logging a device out') },
  }),
  '/security/open-api': decideErrors({
    path: '/security/open-api',
    title: 'Pages/Account security/Open API token',
    moments: ['replace'],
    cells: { ...anyCallAt('replace'), ...noForm('Replacing the token') },
  }),
} satisfies Record<Path, ErrorScreen>
