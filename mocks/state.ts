import type { Locale } from '../src/i18n/locales.ts'
import { createClock } from './clock.ts'
import type { State } from './model.ts'
import { createAccounts } from './personas.ts'
import { createRandom } from './random.ts'

type StateOptions = { seed: string; now: () => number; locale?: Locale }

/** The state of a service that nobody has visited yet. */
export function createState({ seed, now, locale }: StateOptions): State {
  return {
    clock: createClock(now),
    random: createRandom(seed),
    settings: {
      login_methods: ['password'],
      thirds: ['wechat', 'wecom', 'dingtalk'],
      pic_captcha_required: false,
      sliding_captcha_enabled: false,
      voice_captcha_enabled: true,
      register_enabled: false,
      secure_zone_required: false,
    },
    accounts: createAccounts(),
    sessions: new Map(),
    attempts: new Map(),
    outbox: [],
    faults: [],
    violations: [],
    calls: [],
    defaultLocale: locale,
  }
}
