import type { Translate } from '../../i18n/translations.tsx'
import type { Phone } from '../../rules/phone.ts'
import type { PhoneResult } from './phone-entry.ts'

const loadReader = () => import('./read-entry.ts')

/**
 * Reads and validates a `PhoneNumberField`'s country and number for sending (VAL-07, VAL-08). The number may include
 * its country code (IM-3). Returns an error if the lazy code fails to load.
 */
export function parsePhoneInput(text: string, countryCode: string, t: Translate): Promise<PhoneResult> {
  return loadReader()
    .then(({ readPhoneEntry }) => readPhoneEntry(text, countryCode, t))
    .catch(() => ({ ok: false, error: t('page.load-failed') }))
}

/** Returns a `LoginField`'s phone number, or undefined if it has none or the lazy code fails to load. */
export function parseLoginAsPhone(text: string, countryCode: string): Promise<Phone | undefined> {
  return loadReader()
    .then(({ readPhoneInLogin }) => readPhoneInLogin(text, countryCode))
    .catch(() => undefined)
}

/** Reads a `LoginField`'s country and text for sending. If the lazy code fails to load, returns the trimmed text. */
export function parseLoginInput(text: string, countryCode: string): Promise<string> {
  return loadReader()
    .then(({ readLoginEntry }) => readLoginEntry(text, countryCode))
    .catch(() => text.trim())
}
