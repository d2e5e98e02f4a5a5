import type { Locale } from '../src/i18n/locales.ts'
import { createClock } from './clock.ts'
import type { State } from './model.ts'
import { createDemoTickets } from './personas/demo-links.ts'
import { createAccounts } from './personas/personas.ts'
import { createRandom } from './random.ts'

type StateOptions = { seed: string; now: () => number; locale?: Locale }

/** The state of a service that nobody has visited yet. */
export function createState({ seed, now, locale }: StateOptions): State {
  const clock = createClock(now)
  return {
    clock,
    random: createRandom(seed),
    settings: {
      login_methods: ['password', 'sms', 'qr', 'sso'],
      thirds: ['wechat', 'wecom', 'dingtalk'],
      pic_captcha_required: false,
      sliding_captcha_enabled: false,
      voice_captcha_enabled: true,
      register_enabled: true,
      secure_zone_required: false,
      two_step_methods: ['sms', 'wechat', 'google'],
      password_length_min: 8,
      password_require_capital: false,
      password_require_special: false,
    },
    accounts: createAccounts(clock.now()),
    sessions: new Map(),
    attempts: new Map(),
    codes: new Map(),
    sends: new Map(),
    sliderPasses: new Map(),
    tickets: createDemoTickets(clock.now()),
    referrals: new Set(),
    leaves: [],
    qrLogins: new Map(),
    outbox: [],
    faults: [],
    violations: [],
    calls: [],
    defaultLocale: locale,
  }
}
