import {
  assumedLoginSettings,
  initialLogin,
  loginReducer,
  methodsOf,
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
import { by, failure, typeOnlyEvents } from '../machine.ts'

const withVoice = { ...assumedLoginSettings, voice_captcha_enabled: true }

export const login = toFlow('Logging in', {
  id: 'login',
  title: 'Login',
  about: 'The login methods are next to each other. The company’s login has its own screen (SCR-01).',
  source: 'src/flows/sign-in/login/login.machine.ts',
  reducer: loginReducer,
  initial: initialLogin,
  nameOf: (state) => (state.phase === 'navigating' ? state.phase : methodsOf(state, null).method),
  states: {
    password: { words: 'With a password', shown: by('pages-login', 'Default') },
    sms: { words: 'With an SMS code', shown: by('pages-login-ways', 'Sms') },
    qr: { words: 'With a QR code', shown: by('pages-login-ways', 'Qr') },
    sso: { words: 'With the company’s login', shown: by('pages-login-ways', 'Sso') },
    third: { words: 'Only linked accounts', shown: by('pages-login-ways', 'OnlyThirdParty') },
    none: { words: 'No method', shown: by('pages-login-ways', 'NoMethod') },
    navigating: { words: 'Logged in, navigating', shown: by('pages-login', 'LoggedIn') },
  },
  examples: {
    ...typeOnlyEvents('accepted', 'returned'),
    'settings-arrived': [
      ['all methods available', { type: 'settings-arrived', settings: withVoice }],
      ['only SMS available', { type: 'settings-arrived', settings: { ...withVoice, login_methods: ['sms'] } }],
      ['only linked accounts available', { type: 'settings-arrived', settings: { ...withVoice, login_methods: [] } }],
      ['no method available', { type: 'settings-arrived', settings: { ...withVoice, login_methods: [], thirds: [] } }],
    ],
    chosen: [
      ['password', { type: 'chosen', method: 'password' }],
      ['SMS', { type: 'chosen', method: 'sms' }],
      ['QR', { type: 'chosen', method: 'qr' }],
      ['company', { type: 'chosen', method: 'sso' }],
    ],
  },
  guards: {
    // Settings that are requested again because of a captcha never change the method.
    'settings-arrived': ({ phase, settings }) => phase === 'ready' && settings === assumedLoginSettings,
    // Only an inactive, available method can be chosen, and none while the page is navigating.
    chosen: (state, { method }) => {
      const { tabs, hasSso, method: openMethod } = methodsOf(state, null)
      return state.phase === 'ready' && method !== openMethod && (method === 'sso' ? hasSso : tabs.includes(method))
    },
  },
})

export const twoStepLogin = toFlow('Logging in', {
  id: 'two-step-login',
  title: 'Two-step login',
  about: 'The code after the password, by SMS, WeChat or authenticator (SCR-07).',
  source: 'src/flows/sign-in/two-step-login/two-step-login.machine.ts',
  reducer: twoStepLoginReducer,
  initial: initialTwoStepLogin,
  nameOf: ({ phase }) => phase,
  states: {
    loading: { words: 'Loading the method', shown: by('pages-two-step-login', 'LoadingMethod') },
    failed: { words: 'Loading failed', shown: by('pages-two-step-login', 'MethodLoadFailed') },
    ready: { words: 'Waiting for the code', shown: by('pages-two-step-login', 'Default') },
    navigating: { words: 'Logged in, navigating', shown: by('pages-two-step-login', 'LoggedIn') },
    ended: { words: 'The login must start again', shown: by('pages-two-step-login', 'TooManyWrongCodes') },
  },
  examples: {
    ...typeOnlyEvents('retried', 'accepted', 'ended', 'returned'),
    loaded: [
      ['a login is waiting', { type: 'loaded', step: { method: 'sms', phone: '138****0000' } }],
      ['no login is waiting', { type: 'loaded' }],
    ],
    'load-failed': [{ type: 'load-failed', failure }],
  },
  guards: {
    // The response to a code, which users can type even if loading the method failed.
    ended: ({ phase }) => phase === 'ready' || phase === 'failed',
  },
})

const token = 'a'
const now = 0

const statusArrived = (status: string): QrLoginEvent & { type: 'status-arrived' } => ({
  type: 'status-arrived',
  token,
  status,
  now,
})

export const qrLogin = toFlow('Logging in', {
  id: 'qr-login',
  title: 'QR login: the browser',
  about: 'A code on the screen, and its state on the phone that scans it (SCR-08).',
  source: 'src/flows/sign-in/qr-login/qr-login.machine.ts',
  reducer: qrLoginReducer,
  initial: initialQrLogin,
  nameOf: ({ phase }) => phase,
  states: {
    loading: { words: 'Loading a code', shown: by('pages-qr-login', 'Loading') },
    offline: { words: 'No code without a connection', shown: by('pages-qr-login-errors', 'Offline') },
    failed: { words: 'Loading failed', shown: by('pages-qr-login', 'Failed') },
    waiting: { words: 'Waiting to be scanned', shown: by('pages-qr-login', 'Default') },
    scanned: { words: 'Scanned, waiting for the phone', shown: by('pages-qr-login', 'Scanned') },
    expired: { words: 'Expired', shown: by('pages-qr-login', 'Expired') },
    confirmed: { words: 'Confirmed, navigating', shown: by('pages-qr-login', 'Confirmed') },
    canceled: { words: 'Canceled on the phone', shown: by('pages-qr-login', 'Canceled') },
    unclear: { words: 'Unknown status', shown: by('pages-qr-login', 'UnknownStatus') },
    refused: { words: 'Confirmed, but refused by the server', shown: by('pages-qr-login', 'ConfirmedButRefused') },
  },
  examples: {
    'code-requested': [{ type: 'code-requested' }],
    'code-arrived': [{ type: 'code-arrived', token, picture: '/qr/a', now }],
    'code-failed': [
      ['offline', { type: 'code-failed', isOffline: true }],
      ['otherwise', { type: 'code-failed', isOffline: false }],
    ],
    'poll-sent': [{ type: 'poll-sent', token }],
    'status-arrived': [
      ['waiting', statusArrived('waiting')],
      ['scanned', statusArrived('scanned')],
      ['confirmed', statusArrived('confirmed')],
      ['canceled', statusArrived('canceled')],
      ['expired', statusArrived('expired')],
      ['anything else', statusArrived('paused')],
    ],
    'poll-failed': [{ type: 'poll-failed', token, now }],
    'code-expired': [{ type: 'code-expired', token }],
    refused: [
      ['with a next step', { type: 'refused', hasNextStep: true }],
      ['without a next step', { type: 'refused', hasNextStep: false }],
    ],
  },
  guards: {
    'code-arrived': ({ phase }) => phase === 'loading',
    'code-failed': ({ phase }) => phase === 'loading',
    // A request is pending, or the phone has confirmed and the login is being completed.
    refused: (state) => ('failures' in state ? state.nextPollAt === undefined : state.phase === 'confirmed'),
  },
  // The number of failed requests only affects when the next request is sent.
  identify: ({ phase, ...state }) => ({ phase, isPollPending: 'failures' in state && state.nextPollAt === undefined }),
})

/** Whether a request for the device is pending. */
const isLoading = (state: QrConfirmState) => state.phase === 'loading' || (state.phase === 'failed' && state.isRetrying)
const isSending = (state: QrConfirmState) => state.phase === 'deciding' && state.pendingDecision !== undefined

export const qrConfirm = toFlow('Logging in', {
  id: 'qr-confirm',
  title: 'QR login: the phone',
  about: 'The phone that scanned the code shows the device, and the user decides (SCR-08).',
  source: 'src/flows/sign-in/qr-confirm/qr-confirm.machine.ts',
  reducer: qrConfirmReducer,
  initial: initialQrConfirm,
  nameOf: ({ phase }) => phase,
  states: {
    loading: { words: 'Loading the device', shown: by('pages-qr-login-confirm', 'Loading') },
    failed: { words: 'Loading failed', shown: by('pages-qr-login-confirm', 'LoadFailed') },
    deciding: { words: 'Waiting for the user’s decision', shown: by('pages-qr-login-confirm', 'Default') },
    confirmed: { words: 'Logged in on the other device', shown: by('pages-qr-login-confirm', 'Confirmed') },
    canceled: { words: 'Canceled by the user', shown: by('pages-qr-login-confirm', 'Canceled') },
    dead: { words: 'The code is not valid', shown: by('pages-qr-login-confirm', 'CodeExpired') },
    'not-logged-in': { words: 'Not logged in on this phone', shown: by('pages-qr-login-confirm', 'NotLoggedIn') },
  },
  examples: {
    ...typeOnlyEvents('load-started', 'decision-failed', 'code-dead'),
    'device-arrived': [{ type: 'device-arrived', device: { name: 'Chrome on Windows' } }],
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
    // Except `decision-sent`, all events below are responses to the request for the device or to the decision.
    'device-arrived': isLoading,
    'load-failed': isLoading,
    'decision-sent': (state) => !isSending(state),
    'decision-accepted': (state, { decision }) => state.phase === 'deciding' && state.pendingDecision === decision,
    'code-dead': (state) => isLoading(state) || isSending(state),
    'not-logged-in': (state) => isLoading(state) || isSending(state),
  },
})
