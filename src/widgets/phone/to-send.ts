import type { Texts } from '../../i18n/texts.tsx'
import type { Phone } from '../../rules/phone.ts'
import type { PhoneReading } from './phone-entry.ts'

const loadReader = () => import('./read-entry.ts')

/**
 * Turns both values of a `PhoneNumberField` into the phone number to send (VAL-07) and validates it: empty, invalid, too long
 * (VAL-08). A pasted number that was not split up yet is read here (IM-3). If the script for that fails to load, the error says
 * so.
 */
export function phoneToSend(typed: string, countryCode: string, { t }: Pick<Texts, 't'>): Promise<PhoneReading> {
  return loadReader()
    .then(({ readPhoneEntry }) => readPhoneEntry(typed, countryCode, t))
    .catch(() => ({ ok: false, error: t('page.load-failed') }))
}

/** The phone that a login would be sent as; undefined for an email, or if the script that reads it fails to load. */
export function phoneOfLogin(typed: string, countryCode: string): Promise<Phone | undefined> {
  return loadReader()
    .then(({ readPhoneOfLogin }) => readPhoneOfLogin(typed, countryCode))
    .catch(() => undefined)
}

/** Turns both values of a `LoginField` into the login to send. Text that cannot be read is sent as it was typed (IN-7). */
export function loginToSend(typed: string, countryCode: string): Promise<string> {
  return loadReader()
    .then(({ readLoginEntry }) => readLoginEntry(typed, countryCode))
    .catch(() => typed.trim())
}
