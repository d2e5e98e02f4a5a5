import type { Texts } from '../../i18n/texts.tsx'
import type { PhoneReading } from './phone-entry.ts'

const loadReader = () => import('./read-entry.ts')

/**
 * Turns both values of a `PhoneNumberField` into the phone that is sent (VAL-07), and judges it: empty, no phone, too long
 * (VAL-08). What was pasted and not yet sorted out is read here (IM-3). Says so where the script for that did not arrive.
 */
export function phoneToSend(typed: string, countryCode: string, { t }: Pick<Texts, 't'>): Promise<PhoneReading> {
  return loadReader()
    .then(({ readPhoneEntry }) => readPhoneEntry(typed, countryCode, t))
    .catch(() => ({ ok: false, error: t('page.load-failed') }))
}

/** Turns both values of a `LoginField` into the login that is sent. What cannot be read goes as it was typed (IN-7). */
export function loginToSend(typed: string, countryCode: string): Promise<string> {
  return loadReader()
    .then(({ readLoginEntry }) => readLoginEntry(typed, countryCode))
    .catch(() => typed.trim())
}
