import { initialQrLogin, type QrLoginEvent, qrLoginReducer } from '../../../src/flows/qr-login/qr-login.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

const token = 'a'
const now = 0

const answered = (status: string): QrLoginEvent & { type: 'answered' } => ({ type: 'answered', token, status, now })

export const qrLogin = toFlow('Logging in', {
  id: 'qr-login',
  title: 'QR login: the browser',
  about: 'A code on the screen, and what becomes of it on the phone that scans it (SCR-08).',
  source: 'src/flows/qr-login/qr-login.machine.ts',
  reducer: qrLoginReducer,
  initial: initialQrLogin,
  nameOf: ({ phase }) => phase,
  states: {
    loading: { words: 'A code is on its way', shown: by('Pages/QR login', 'Loading') },
    failed: { words: 'No code to be had', shown: by('Pages/QR login', 'Failed') },
    waiting: { words: 'A code, waiting to be scanned', shown: by('Pages/QR login', 'Default') },
    scanned: { words: 'Scanned: the phone decides', shown: by('Pages/QR login', 'Scanned') },
    expired: { words: 'Over', shown: by('Pages/QR login', 'Expired') },
    confirmed: { words: 'Confirmed, on the way', shown: by('Pages/QR login', 'Confirmed') },
    canceled: { words: 'Canceled on the phone', shown: by('Pages/QR login', 'Canceled') },
    unclear: { words: 'A status that nobody knows', shown: by('Pages/QR login', 'Unclear') },
    refused: { words: 'Confirmed, and refused by the server', shown: by('Pages/QR login', 'Refused') },
  },
  examples: {
    'code-asked': [{ type: 'code-asked' }],
    'code-arrived': [{ type: 'code-arrived', token, picture: '/qr/a', now }],
    'code-lost': [{ type: 'code-lost' }],
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
    // A question is on its way, or the phone has agreed and the login is being finished.
    refused: (state) => ('failures' in state ? state.nextAskAt === undefined : state.phase === 'confirmed'),
  },
  // How often no answer came only decides how soon it is asked again.
  sameAs: ({ phase, ...state }) => ({ phase, isAsked: 'failures' in state && state.nextAskAt === undefined }),
})
