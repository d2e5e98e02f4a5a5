import type { Locale } from '../src/i18n/locales.ts'
import { createClock } from './clock.ts'
import type { State } from './model.ts'
import { createDemoTickets } from './personas/demo-links.ts'
import { createAccounts } from './personas/personas.ts'
import { createRandom } from './random.ts'
import { createSettings } from './settings.ts'

type StateOptions = { seed: string; now: () => number; locale?: Locale }

export function createState({ seed, now, locale }: StateOptions): State {
  const clock = createClock(now)
  return {
    clock,
    random: createRandom(seed),
    settings: createSettings(),
    accounts: createAccounts(clock.now()),
    sessions: new Map(),
    attempts: new Map(),
    codes: new Map(),
    codeByMessage: new WeakMap(),
    lastSendTimes: new Map(),
    sliderPasses: new Map(),
    tickets: createDemoTickets(clock.now()),
    referralApplicantPhones: new Set(),
    leaveReasons: [],
    qrLogins: new Map(),
    outbox: [],
    faults: [],
    violations: [],
    calls: [],
    defaultLocale: locale,
  }
}
