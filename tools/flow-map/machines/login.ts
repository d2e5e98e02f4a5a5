import {
  assumedLoginSettings,
  initialLogin,
  loginReducer,
  waysOf,
} from '../../../src/flows/sign-in/login/login.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

const hasVoice = { ...assumedLoginSettings, voice_captcha_enabled: true }

export const login = toFlow('Logging in', {
  id: 'login',
  title: 'Login',
  about: 'The ways to log in lie side by side; the company’s login has a screen of its own (SCR-01).',
  source: 'src/flows/sign-in/login/login.machine.ts',
  reducer: loginReducer,
  initial: initialLogin,
  nameOf: (state) => (state.phase === 'leaving' ? state.phase : waysOf(state, null).way),
  states: {
    password: { words: 'With a password', shown: by('pages-login', 'Default') },
    sms: { words: 'With an SMS code', shown: by('pages-login-ways', 'Sms') },
    qr: { words: 'With a QR code', shown: by('pages-login-ways', 'Qr') },
    sso: { words: 'With the company’s login', shown: by('pages-login-ways', 'Sso') },
    third: { words: 'Third parties alone', shown: by('pages-login-ways', 'OnlyThirds') },
    none: { words: 'No way at all', shown: by('pages-login-ways', 'NoWay') },
    leaving: { words: 'Logged in, on the way', shown: by('pages-login', 'LoggedIn') },
  },
  examples: {
    'settings-arrived': [
      ['all ways on offer', { type: 'settings-arrived', settings: hasVoice }],
      ['SMS alone on offer', { type: 'settings-arrived', settings: { ...hasVoice, login_methods: ['sms'] } }],
      ['third parties alone', { type: 'settings-arrived', settings: { ...hasVoice, login_methods: [] } }],
      ['nothing on offer', { type: 'settings-arrived', settings: { ...hasVoice, login_methods: [], thirds: [] } }],
    ],
    chosen: [
      ['password', { type: 'chosen', way: 'password' }],
      ['SMS', { type: 'chosen', way: 'sms' }],
      ['QR', { type: 'chosen', way: 'qr' }],
      ['company', { type: 'chosen', way: 'sso' }],
    ],
    accepted: [{ type: 'accepted' }],
    returned: [{ type: 'returned' }],
  },
  comesOnly: {
    // Settings that are requested again because of a captcha never change the method.
    'settings-arrived': ({ phase, settings }) => phase === 'ready' && settings === assumedLoginSettings,
    // Only an inactive, available method can be chosen, and none while the page is navigating.
    chosen: (state, { way }) => {
      const { tabs, hasSso, way: open } = waysOf(state, null)
      return state.phase === 'ready' && way !== open && (way === 'sso' ? hasSso : tabs.includes(way))
    },
  },
})
