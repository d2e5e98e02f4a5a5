import { connectionReducer } from '../../../src/kit/connection/connection.machine.ts'
import { feedbackReducer, initialFeedback, type Notice } from '../../../src/kit/feedback/feedback.machine.ts'
import { sessionWatchReducer } from '../../../src/kit/session/session-watch.machine.ts'
import { closedSlider, type SliderState, sliderReducer } from '../../../src/widgets/slider/slider.machine.ts'
import { initialSmsCode, smsCodeReducer } from '../../../src/widgets/sms-code/sms-code.machine.ts'
import { toFlow } from '../flow.ts'
import { eventsWithoutPayload, noStory, storyAt, stringEvents } from '../machine.ts'

export const smsCode = toFlow('Page components', {
  id: 'sms-code',
  title: 'SMS code',
  about: 'The code field and its button, which sends at most one code per minute to each phone number (WID-06).',
  source: 'src/widgets/sms-code/sms-code.machine.ts',
  reducer: smsCodeReducer,
  initial: initialSmsCode,
  nameOf: ({ phase, sentCode }) => (phase === 'idle' && sentCode ? 'resendable' : phase),
  states: {
    idle: { label: 'A code can be requested', story: storyAt('widgets-smscode', 'NoPhone') },
    resendable: { label: 'Another code can be requested', story: storyAt('widgets-smscode', 'SendAgain') },
    sending: { label: 'Sending', story: storyAt('widgets-smscode', 'Sending') },
    counting: { label: 'Sent, counting down', story: storyAt('widgets-smscode', 'Counting') },
  },
  examples: {
    ...eventsWithoutPayload('send-started', 'failed'),
    restored: [{ type: 'restored', endsAt: 30_000, now: 0 }],
    sent: [{ type: 'sent', sentCode: { messageType: 'txt', to: '138****0000' }, now: 0 }],
    'recipient-changed': [
      ['to a different number', { type: 'recipient-changed', now: 0 }],
      [
        'back to the previous number',
        { type: 'recipient-changed', earlierCode: { sentCode: { to: '138****0000' }, endsAt: 60_000 }, now: 0 },
      ],
    ],
    ticked: [
      ['the minute is not over', { type: 'ticked', now: 1000 }],
      ['the minute is over', { type: 'ticked', now: 60_000 }],
    ],
  },
  label: ({ event, from }) => {
    if (event.type !== 'failed') return undefined
    return from.sentCode ? 'a code was sent before' : 'no code was sent before'
  },
})

const isOneOf =
  (...phases: SliderState['phase'][]) =>
  (state: SliderState) =>
    phases.includes(state.phase)

/** Whether a verdict may be pending. While a vendor's popup waits for the verdict, the phase is still `in-popup`. */
const isVerdictPending = isOneOf('checking', 'in-popup')

export const slider = toFlow('Page components', {
  id: 'slider',
  title: 'Slider',
  about: 'The slider captcha that a server may require, either built in or from a vendor (WID-16).',
  source: 'src/widgets/slider/slider.machine.ts',
  reducer: sliderReducer,
  initial: closedSlider,
  nameOf: ({ phase }) => phase,
  states: {
    closed: { label: 'Not requested', story: storyAt('widgets-slidercaptcha', 'StoppedThenPassed') },
    starting: {
      label: 'Just requested',
      story: noStory('Shows nothing for 300 ms, because the slider usually appears immediately.'),
    },
    loading: { label: 'Loading, with a message', story: storyAt('widgets-slidercaptcha', 'VendorLoading') },
    unavailable: { label: 'Not available', story: storyAt('widgets-slidercaptcha', 'VendorTooSlow') },
    ready: { label: 'Waiting for the user', story: storyAt('widgets-slidercaptcha', 'Opened') },
    'in-popup': { label: 'In a vendor’s popup', story: storyAt('widgets-slidercaptcha', 'VendorOverDialog') },
    checking: { label: 'Slide being verified', story: storyAt('widgets-slidercaptcha', 'Checking') },
    failed: { label: 'Not passed', story: storyAt('widgets-slidercaptcha', 'Failed') },
    'no-response': { label: 'No response arrived', story: storyAt('widgets-slidercaptcha', 'NoResponse') },
    'rate-limited': { label: 'Too many attempts', story: storyAt('widgets-slidercaptcha', 'TooManyAttempts') },
    passed: { label: 'Passed, shown briefly', story: storyAt('widgets-slidercaptcha', 'Passed') },
  },
  examples: {
    ...eventsWithoutPayload('started', 'load-delayed', 'slid', 'passed', 'rate-limited', 'no-response', 'ended'),
    shown: [
      ['built in', { type: 'shown', where: 'dialog' }],
      ['from a vendor', { type: 'shown', where: 'popup' }],
    ],
    'not-shown': [
      ['its script failed', { type: 'not-shown', reason: 'script-failed' }],
      ['it took too long', { type: 'not-shown', reason: 'timeout' }],
    ],
    rejected: [{ type: 'rejected', message: 'Try again.' }],
  },
  guards: {
    started: isOneOf('closed', 'unavailable', 'no-response'),
    shown: isOneOf('starting', 'loading'),
    'not-shown': isOneOf('starting', 'loading'),
    // If no response arrived, the user can submit the same slide again.
    slid: isOneOf('ready', 'in-popup', 'failed', 'no-response'),
    rejected: isVerdictPending,
    passed: isVerdictPending,
    'rate-limited': isVerdictPending,
    'no-response': isVerdictPending,
  },
})

export const connection = toFlow('Page components', {
  id: 'connection',
  title: 'Connection',
  about: 'Shows that the connection is lost, and then briefly that it is restored (RS-1).',
  source: 'src/kit/connection/connection.machine.ts',
  reducer: connectionReducer,
  initial: 'online',
  nameOf: (state) => state,
  states: {
    online: { label: 'No message', story: storyAt('pages-login', 'Default') },
    interrupted: { label: 'Connection just lost', story: noStory('Interruptions under a second are not shown.') },
    offline: { label: 'No connection', story: storyAt('widgets-offlinebanner', 'Offline') },
    reconnected: { label: 'Connection restored, shown briefly', story: storyAt('widgets-offlinebanner', 'Restored') },
  },
  examples: eventsWithoutPayload('disconnected', 'connected', 'timed-out'),
})

const okAction = { label: 'OK', followUp: { kind: 'none' } } as const
const failureNotice: Notice = { id: 'other', title: 'It did not work.', primary: okAction }
const expiryNotice: Notice = { id: 'session-expired', isExpiry: true, title: 'Log in again.', primary: okAction }

export const feedback = toFlow('Page components', {
  id: 'feedback',
  title: 'Alerts and toasts',
  about: 'Messages on top of the page: toasts, and alerts one at a time, session expiry first (WID-09, WID-10, RQ-8).',
  source: 'src/kit/feedback/feedback.machine.ts',
  reducer: feedbackReducer,
  initial: initialFeedback,
  // An alert and a toast can be visible at the same time. The map then shows only the alert.
  nameOf: ({ notices, toast }) => {
    if (notices.length > 1) return 'queue'
    return notices.length === 1 ? 'alert' : toast ? 'toast' : 'silent'
  },
  states: {
    silent: { label: 'No message', story: storyAt('pages-login', 'Default') },
    toast: { label: 'A toast', story: storyAt('primitives-toast', 'Announced') },
    alert: { label: 'An alert', story: storyAt('widgets-dialogshost', 'OneAlert') },
    queue: { label: 'An alert, with others waiting', story: storyAt('widgets-dialogshost', 'Queue') },
  },
  examples: {
    notified: [
      ['something went wrong', { type: 'notified', notice: failureNotice }],
      ['the session expired', { type: 'notified', notice: expiryNotice }],
    ],
    dismissed: [
      ['something went wrong', { type: 'dismissed', notice: failureNotice }],
      ['the session expired', { type: 'dismissed', notice: expiryNotice }],
    ],
    'toast-opened': [{ type: 'toast-opened', text: 'Saved.' }],
    'toast-closed': [{ type: 'toast-closed' }],
  },
  guards: {
    // Only the visible alert can be dismissed.
    dismissed: ({ notices: [visibleNotice] }, { notice }) => visibleNotice === notice,
  },
  identify: ({ notices, toast, hasShownMessage }) => ({
    ids: notices.map(({ id }) => id),
    hasToast: toast !== undefined,
    hasShownMessage,
  }),
  label: ({ event, from }) =>
    event.type === 'dismissed' && from.notices.length === 1
      ? from.toast
        ? 'a toast is visible'
        : 'nothing else is visible'
      : undefined,
})

export const sessionWatch = toFlow('Logging in', {
  id: 'session-watch',
  title: 'A login or logout elsewhere',
  about:
    'When the user returns to a tab, the page reports a login or logout in another tab (RQ-13), or a change of account (RQ-14). It also reports a login in the same tab if the subsequent redirect failed (RS-3).',
  source: 'src/kit/session/session-watch.machine.ts',
  reducer: sessionWatchReducer,
  initial: 'unknown',
  nameOf: (state) => state,
  states: {
    unknown: { label: 'Not checked yet', story: storyAt('pages-login', 'Default') },
    'logged-out': { label: 'Logged out', story: storyAt('pages-login', 'Default') },
    'logged-in': { label: 'Logged in', story: storyAt('widgets-sessionnotice', 'SmallPhone') },
    'logged-in-elsewhere': { label: 'Logged in elsewhere', story: storyAt('widgets-sessionnotice', 'LoggedIn') },
    'redirect-failed': {
      label: 'Logged in here, but the redirect failed',
      story: storyAt('pages-login-ways', 'LoggedInAlready'),
    },
    'other-account': {
      label: 'Logged in elsewhere with another account',
      story: storyAt('pages-account-security-password', 'OtherAccount'),
    },
    'logged-out-elsewhere': { label: 'Logged out elsewhere', story: storyAt('widgets-sessionnotice', 'LoggedOut') },
  },
  examples: stringEvents('login-detected', 'logout-detected', 'redirect-failure-detected', 'other-account-detected'),
})
