import {
  defaultLoginSettings,
  getAvailableMethods,
  initialLogin,
  loginReducer,
} from '../../../src/flows/sign-in/login/login.machine.ts'
import {
  initialQrConfirm,
  type QrConfirmState,
  qrConfirmReducer,
} from '../../../src/flows/sign-in/qr-confirm/qr-confirm.machine.ts'
import {
  initialQrLogin,
  type QrLoginEvent,
  qrLoginReducer,
} from '../../../src/flows/sign-in/qr-login/qr-login.machine.ts'
import {
  initialTwoStepLogin,
  twoStepLoginReducer,
} from '../../../src/flows/sign-in/two-step-login/two-step-login.machine.ts'
import { toFlow } from '../flow.ts'
import { eventsWithoutPayload, failure, storyAt } from '../machine.ts'

const withVoice = { ...defaultLoginSettings, voice_captcha_enabled: true }

export const login = toFlow('Logging in', {
  id: 'login',
  title: 'Login',
  about: 'Password, SMS and QR login are shown as tabs. Company login has a separate screen (SCR-01).',
  source: 'src/flows/sign-in/login/login.machine.ts',
  reducer: loginReducer,
  initial: initialLogin,
  nameOf: (state) => (state.phase === 'navigating' ? state.phase : getAvailableMethods(state, null).method),
  states: {
    password: { label: 'With a password', story: storyAt('pages-login', 'Default') },
    sms: { label: 'With an SMS code', story: storyAt('pages-login-ways', 'Sms') },
    qr: { label: 'With a QR code', story: storyAt('pages-login-ways', 'Qr') },
    sso: { label: 'With company login', story: storyAt('pages-login-ways', 'Sso') },
    provider: { label: 'Only third-party login', story: storyAt('pages-login-ways', 'OnlyThirdParty') },
    none: { label: 'No method available', story: storyAt('pages-login-ways', 'NoMethod') },
    navigating: { label: 'Logged in, redirecting', story: storyAt('pages-login', 'LoggedIn') },
  },
  examples: {
    ...eventsWithoutPayload('accepted', 'page-restored'),
    'settings-loaded': [
      ['all methods available', { type: 'settings-loaded', settings: withVoice }],
      ['only SMS available', { type: 'settings-loaded', settings: { ...withVoice, login_methods: ['sms'] } }],
      ['only third-party login available', { type: 'settings-loaded', settings: { ...withVoice, login_methods: [] } }],
      ['no method available', { type: 'settings-loaded', settings: { ...withVoice, login_methods: [], thirds: [] } }],
    ],
    'method-chosen': [
      ['password', { type: 'method-chosen', method: 'password' }],
      ['SMS', { type: 'method-chosen', method: 'sms' }],
      ['QR', { type: 'method-chosen', method: 'qr' }],
      ['company login', { type: 'method-chosen', method: 'sso' }],
    ],
  },
  guards: {
    // Settings that are requested again because of a captcha never change the method.
    'settings-loaded': ({ phase, settings }) => phase === 'ready' && settings === defaultLoginSettings,
    // The user can choose any available method except the current one, unless the page is navigating.
    'method-chosen': (state, { method }) => {
      const { tabs, hasSso, method: openMethod } = getAvailableMethods(state, null)
      return state.phase === 'ready' && method !== openMethod && (method === 'sso' ? hasSso : tabs.includes(method))
    },
  },
})

export const twoStepLogin = toFlow('Logging in', {
  id: 'two-step-login',
  title: 'Two-step login',
  about: 'Requires a code after the password, from an SMS, WeChat or an authenticator app (SCR-07).',
  source: 'src/flows/sign-in/two-step-login/two-step-login.machine.ts',
  reducer: twoStepLoginReducer,
  initial: initialTwoStepLogin,
  nameOf: ({ phase }) => phase,
  states: {
    loading: { label: 'Loading the method', story: storyAt('pages-two-step-login', 'LoadingMethod') },
    failed: { label: 'Loading failed', story: storyAt('pages-two-step-login', 'MethodLoadFailed') },
    ready: { label: 'Waiting for the code', story: storyAt('pages-two-step-login', 'Default') },
    navigating: { label: 'Logged in, redirecting', story: storyAt('pages-two-step-login', 'LoggedIn') },
    ended: { label: 'The user must log in again', story: storyAt('pages-two-step-login', 'TooManyWrongCodes') },
  },
  examples: {
    ...eventsWithoutPayload('retried', 'accepted', 'page-restored'),
    loaded: [
      ['a login is in progress', { type: 'loaded', step: { method: 'sms', phone: '138****0000' } }],
      ['no login is in progress', { type: 'loaded' }],
    ],
    'load-failed': [{ type: 'load-failed', failure }],
    ended: [
      ['too many wrong codes', { type: 'ended', reason: 'too-many-attempts' }],
      ['the login has expired', { type: 'ended', reason: 'no-pending-login' }],
    ],
  },
  guards: {
    // A response to a submitted code. Users can enter a code even if loading the method failed.
    ended: ({ phase }) => phase === 'ready' || phase === 'failed',
  },
})

const token = 'a'
const now = 0

const createStatusEvent = (status: string): QrLoginEvent & { type: 'status-received' } => ({
  type: 'status-received',
  token,
  status,
  now,
})

export const qrLogin = toFlow('Logging in', {
  id: 'qr-login',
  title: 'QR login: the browser',
  about: 'Shows a QR code, and whether a phone has scanned it and confirmed the login (SCR-08).',
  source: 'src/flows/sign-in/qr-login/qr-login.machine.ts',
  reducer: qrLoginReducer,
  initial: initialQrLogin,
  nameOf: ({ phase }) => phase,
  states: {
    loading: { label: 'Loading a code', story: storyAt('pages-qr-login', 'Loading') },
    offline: { label: 'Offline, so no code has loaded', story: storyAt('pages-qr-login-errors', 'Offline') },
    failed: { label: 'Loading failed', story: storyAt('pages-qr-login', 'Failed') },
    waiting: { label: 'Waiting to be scanned', story: storyAt('pages-qr-login', 'Default') },
    scanned: { label: 'Scanned, waiting for the phone', story: storyAt('pages-qr-login', 'Scanned') },
    expired: { label: 'Expired', story: storyAt('pages-qr-login', 'Expired') },
    confirmed: { label: 'Confirmed, navigating', story: storyAt('pages-qr-login', 'Confirmed') },
    canceled: { label: 'Canceled on the phone', story: storyAt('pages-qr-login', 'Canceled') },
    'unknown-status': { label: 'Unknown status', story: storyAt('pages-qr-login', 'UnknownStatus') },
    rejected: { label: 'Confirmed, but login rejected', story: storyAt('pages-qr-login', 'ConfirmedButRejected') },
  },
  examples: {
    'code-requested': [{ type: 'code-requested' }],
    'code-loaded': [{ type: 'code-loaded', token, imageUrl: '/qr/a', now }],
    'code-failed': [
      ['offline', { type: 'code-failed', isOffline: true }],
      ['otherwise', { type: 'code-failed', isOffline: false }],
    ],
    'poll-sent': [{ type: 'poll-sent', token }],
    'status-received': [
      ['waiting', createStatusEvent('waiting')],
      ['scanned', createStatusEvent('scanned')],
      ['confirmed', createStatusEvent('confirmed')],
      ['canceled', createStatusEvent('canceled')],
      ['expired', createStatusEvent('expired')],
      ['anything else', createStatusEvent('paused')],
    ],
    'poll-failed': [{ type: 'poll-failed', token, now }],
    'code-expired': [{ type: 'code-expired', token }],
    rejected: [
      ['with a next step', { type: 'rejected', hasNextStep: true }],
      ['without a next step', { type: 'rejected', hasNextStep: false }],
    ],
  },
  guards: {
    'code-loaded': ({ phase }) => phase === 'loading',
    'code-failed': ({ phase }) => phase === 'loading',
    // Requires a pending poll, or a login that is being completed after the phone has confirmed it.
    rejected: (state) => ('failures' in state ? state.nextPollAt === undefined : state.phase === 'confirmed'),
  },
  // The number of failed polls only affects when the next poll is sent.
  identify: ({ phase, ...state }) => ({ phase, isPollPending: 'failures' in state && state.nextPollAt === undefined }),
})

/** Whether the request for the device's details is pending. */
const isLoading = (state: QrConfirmState) => state.phase === 'loading' || (state.phase === 'failed' && state.isRetrying)
const isSending = (state: QrConfirmState) => state.phase === 'deciding' && state.pendingDecision !== undefined

export const qrConfirm = toFlow('Logging in', {
  id: 'qr-confirm',
  title: 'QR login: the phone',
  about: 'The phone that scanned the code shows the device to be logged in, and the user confirms or cancels (SCR-08).',
  source: 'src/flows/sign-in/qr-confirm/qr-confirm.machine.ts',
  reducer: qrConfirmReducer,
  initial: initialQrConfirm,
  nameOf: ({ phase }) => phase,
  states: {
    loading: { label: 'Loading the device’s details', story: storyAt('pages-qr-login-confirm', 'Loading') },
    failed: { label: 'Loading failed', story: storyAt('pages-qr-login-confirm', 'LoadFailed') },
    deciding: { label: 'Waiting for the user’s decision', story: storyAt('pages-qr-login-confirm', 'Default') },
    confirmed: { label: 'Logged in on the other device', story: storyAt('pages-qr-login-confirm', 'Confirmed') },
    canceled: { label: 'Canceled by the user', story: storyAt('pages-qr-login-confirm', 'Canceled') },
    'invalid-code': { label: 'The code is not valid', story: storyAt('pages-qr-login-confirm', 'CodeExpired') },
    'not-logged-in': { label: 'Not logged in on this phone', story: storyAt('pages-qr-login-confirm', 'NotLoggedIn') },
  },
  examples: {
    ...eventsWithoutPayload('load-started', 'decision-failed', 'code-rejected'),
    'device-loaded': [{ type: 'device-loaded', device: { name: 'Chrome on Windows' } }],
    'load-failed': [{ type: 'load-failed', failure }],
    'decision-sent': [
      ['log in', { type: 'decision-sent', decision: 'confirm' }],
      ['cancel', { type: 'decision-sent', decision: 'cancel' }],
    ],
    'decision-accepted': [
      ['log in', { type: 'decision-accepted', decision: 'confirm' }],
      ['cancel', { type: 'decision-accepted', decision: 'cancel' }],
    ],
    'not-logged-in': [{ type: 'not-logged-in', loginHref: '/login' }],
  },
  guards: {
    'load-started': ({ phase }) => phase === 'failed',
    // Except for `decision-sent`, the events below are responses to the request for the details or to the decision.
    'device-loaded': isLoading,
    'load-failed': isLoading,
    'decision-sent': (state) => !isSending(state),
    'decision-accepted': (state, { decision }) => state.phase === 'deciding' && state.pendingDecision === decision,
    'code-rejected': (state) => isLoading(state) || isSending(state),
    'not-logged-in': (state) => isLoading(state) || isSending(state),
  },
})
