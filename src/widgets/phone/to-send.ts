import type { Texts } from '../../i18n/texts.tsx'
import type { Phone } from '../../rules/phone.ts'
import type { PhoneReading } from './phone-entry.ts'

const loadReader = () => import('./read-entry.ts')

/**
 * Reads and validates the country and number of a `PhoneNumberField` for sending (VAL-07, VAL-08), even if pasted
 * (IM-3). Also returns an error if the script for this fails to load.
 */
export function phoneToSend(typed: string, countryCode: string, { t }: Pick<Texts, 't'>): Promise<PhoneReading> {
  return loadReader()
    .then(({ readPhoneEntry }) => readPhoneEntry(typed, countryCode, t))
    .catch(() => ({ ok: false, error: t('page.load-failed') }))
}

/** Returns the phone number that a login would be sent as. Undefined for emails, or if the script fails to load. */
export function phoneOfLogin(typed: string, countryCode: string): Promise<Phone | undefined> {
  return loadReader()
    .then(({ readPhoneOfLogin }) => readPhoneOfLogin(typed, countryCode))
    .catch(() => undefined)
}

/** Reads the country and text of a `LoginField` for sending. Unreadable text is sent as typed (IN-7). */
export function loginToSend(typed: string, countryCode: string): Promise<string> {
  return loadReader()
    .then(({ readLoginEntry }) => readLoginEntry(typed, countryCode))
    .catch(() => typed.trim())
}
