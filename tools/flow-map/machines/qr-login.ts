import {
  initialQrLogin,
  type QrLoginEvent,
  qrLoginReducer,
} from '../../../src/flows/sign-in/qr-login/qr-login.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

const token = 'a'
const now = 0

const answered = (status: string): QrLoginEvent & { type: 'answered' } => ({ type: 'answered', token, status, now })

export const qrLogin = toFlow('Logging in', {
  id: 'qr-login',
  title: 'QR login: the browser',
  about: 'A code on the screen, and what becomes of it on the phone that scans it (SCR-08).',
  source: 'src/flows/sign-in/qr-login/qr-login.machine.ts',
  reducer: qrLoginReducer,
  initial: initialQrLogin,
  nameOf: ({ phase }) => phase,
  states: {
    loading: { words: 'A code is on its way', shown: by('pages-qr-login', 'Loading') },
    offline: { words: 'No code without a connection', shown: by('pages-qr-login', 'NoConnection') },
    failed: { words: 'No code to be had', shown: by('pages-qr-login', 'Failed') },
    waiting: { words: 'A code, waiting to be scanned', shown: by('pages-qr-login', 'Default') },
    scanned: { words: 'Scanned: the phone decides', shown: by('pages-qr-login', 'Scanned') },
    expired: { words: 'Over', shown: by('pages-qr-login', 'Expired') },
    confirmed: { words: 'Confirmed, on the way', shown: by('pages-qr-login', 'Confirmed') },
    canceled: { words: 'Canceled on the phone', shown: by('pages-qr-login', 'Canceled') },
    unclear: { words: 'A status that nobody knows', shown: by('pages-qr-login', 'Unclear') },
    refused: { words: 'Confirmed, and refused by the server', shown: by('pages-qr-login', 'Refused') },
  },
  examples: {
    'code-asked': [{ type: 'code-asked' }],
    'code-arrived': [{ type: 'code-arrived', token, picture: '/qr/a', now }],
    'code-lost': [
      ['offline', { type: 'code-lost', isOffline: true }],
      ['otherwise', { type: 'code-lost', isOffline: false }],
    ],
    asked: [{ type: 'asked', token }],
    answered: [
      ['waiting', answered('waiting')],
      ['scanned', answered('scanned')],
      ['confirmed', answered('confirmed')],
      ['canceled', answered('canceled')],
      ['expired', answered('expired')],
      ['anything else', answered('paused')],
    ],
    unanswered: [{ type: 'unanswered', token, now }],
    'time-up': [{ type: 'time-up', token }],
    refused: [
      ['with a next step', { type: 'refused', isLedOn: true }],
      ['for good', { type: 'refused', isLedOn: false }],
    ],
  },
  comesOnly: {
    'code-arrived': ({ phase }) => phase === 'loading',
    'code-lost': ({ phase }) => phase === 'loading',
    // A request is pending, or the phone has confirmed and the login is being completed.
    refused: (state) => ('failures' in state ? state.nextAskAt === undefined : state.phase === 'confirmed'),
  },
  // The number of failed requests only affects when the next one is sent.
  sameAs: ({ phase, ...state }) => ({ phase, isAsked: 'failures' in state && state.nextAskAt === undefined }),
})
