import { assumedLoginSettings, initialLogin, loginReducer, waysOf } from '../../../src/flows/login/login.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

const hasVoice = { ...assumedLoginSettings, voice_captcha_enabled: true }

export const login = toFlow('Logging in', {
  id: 'login',
  title: 'Login',
  about: 'The ways to log in lie side by side; the company’s login has a screen of its own (SCR-01).',
  source: 'src/flows/login/login.machine.ts',
  reducer: loginReducer,
  initial: initialLogin,
  nameOf: (state) => (state.phase === 'leaving' ? state.phase : waysOf(state, null).way),
  states: {
    password: { words: 'With a password', shown: by('Pages/Login', 'Default') },
    sms: { words: 'With an SMS code', shown: by('Pages/Login/Ways', 'Sms') },
    qr: { words: 'With a QR code', shown: by('Pages/Login/Ways', 'Qr') },
    sso: { words: 'With the company’s login', shown: by('Pages/Login/Ways', 'Sso') },
    leaving: { words: 'Logged in, on the way', shown: by('Pages/Login', 'LoggedIn') },
  },
  examples: {
    'settings-arrived': [
      ['all ways on offer', { type: 'settings-arrived', settings: hasVoice }],
      ['SMS alone on offer', { type: 'settings-arrived', settings: { ...hasVoice, login_methods: ['sms'] } }],
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
    // What they say when they are asked for again, since a captcha is wanted, changes no way.
    'settings-arrived': ({ phase, settings }) => phase === 'ready' && settings === assumedLoginSettings,
    // While the page leaves, nothing can be pressed; nor what is open already, nor what is not on offer.
    chosen: (state, { way }) => {
      const { tabs, hasSso, way: open } = waysOf(state, null)
      return state.phase === 'ready' && way !== open && (way === 'sso' ? hasSso : tabs.includes(way))
    },
  },
})
