import {
  initialQrConfirm,
  type QrConfirmState,
  qrConfirmReducer,
} from '../../../src/flows/sign-in/qr-confirm/qr-confirm.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'
import { failure } from './sample-failure.ts'

/** A request for the device is pending. */
const isLooking = (state: QrConfirmState) => state.phase === 'looking' || (state.phase === 'failed' && state.isRetrying)
const isSending = (state: QrConfirmState) => state.phase === 'deciding' && state.sending !== undefined

export const qrConfirm = toFlow('Logging in', {
  id: 'qr-confirm',
  title: 'QR login: the phone',
  about: 'The phone that scanned the code says which device asks, and the person decides (SCR-08).',
  source: 'src/flows/sign-in/qr-confirm/qr-confirm.machine.ts',
  reducer: qrConfirmReducer,
  initial: initialQrConfirm,
  nameOf: ({ phase }) => phase,
  states: {
    looking: { words: 'Who asks is not known yet', shown: by('pages-qr-login-confirm', 'Looking') },
    failed: { words: 'Who asks could not be learned', shown: by('pages-qr-login-confirm', 'LookFailed') },
    deciding: { words: 'The person decides', shown: by('pages-qr-login-confirm', 'Default') },
    confirmed: { words: 'Logged in on the other device', shown: by('pages-qr-login-confirm', 'Confirmed') },
    canceled: { words: 'The person said no', shown: by('pages-qr-login-confirm', 'Canceled') },
    dead: { words: 'The code is of no use', shown: by('pages-qr-login-confirm', 'Dead') },
    stranger: { words: 'Nobody is logged in on this phone', shown: by('pages-qr-login-confirm', 'Stranger') },
  },
  examples: {
    looked: [{ type: 'looked' }],
    'device-arrived': [{ type: 'device-arrived', device: { name: 'Chrome on Windows' } }],
    'look-failed': [{ type: 'look-failed', failure }],
    pressed: [
      ['log in', { type: 'pressed', decision: 'confirm' }],
      ['cancel', { type: 'pressed', decision: 'cancel' }],
    ],
    decided: [
      ['log in', { type: 'decided', decision: 'confirm' }],
      ['cancel', { type: 'decided', decision: 'cancel' }],
    ],
    'decision-failed': [{ type: 'decision-failed' }],
    'code-dead': [{ type: 'code-dead' }],
    'not-logged-in': [{ type: 'not-logged-in', loginHref: '/login' }],
  },
  comesOnly: {
    looked: ({ phase }) => phase === 'failed',
    // The other events answer that request, or the decision.
    'device-arrived': isLooking,
    'look-failed': isLooking,
    pressed: (state) => !isSending(state),
    decided: (state, { decision }) => state.phase === 'deciding' && state.sending === decision,
    'code-dead': (state) => isLooking(state) || isSending(state),
    'not-logged-in': (state) => isLooking(state) || isSending(state),
  },
})
