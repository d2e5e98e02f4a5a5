import { type Locale, locales } from '../../../src/i18n/locales.ts'
import type { Journey } from '../journey.ts'
import { joinJourneys } from './join.ts'
import { loginJourneys } from './login.ts'
import { memberJourneys } from './members.ts'
import { qrConfirm, qrLogin } from './qr-login.ts'
import { recoveryJourneys } from './recovery.ts'

/** The journeys that are tested in every engine, with faults, and with only a keyboard. */
export const journeys: readonly Journey[] = [
  ...loginJourneys,
  ...joinJourneys,
  ...recoveryJourneys,
  qrLogin,
  qrConfirm,
  ...memberJourneys,
]

const chineseJourneys = journeys.filter(({ alsoRunsInChinese }) => alsoRunsInChinese)

/** The journeys for each engine: all in English, and a sample in Chinese. */
export const journeysByLocale: readonly (readonly [Locale, readonly Journey[]])[] = [
  ['en', journeys],
  ['zh-CN', chineseJourneys],
  ['zh-TW', chineseJourneys],
]

/** Assigns a language to each journey, cycling through the languages. */
export const withLocales = (journeys: readonly Journey[]) =>
  journeys.map((journey, index) => ({ ...journey, locale: locales[index % locales.length] ?? 'en' }))
