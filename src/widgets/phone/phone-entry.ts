import { readEmail } from '../../rules/email.ts'
import { formatPhone, getMaxPhoneLength, isAllDigits, isPhone, type Phone, readPhone } from '../../rules/phone.ts'
import { normalizeDigits, normalizeText } from '../../rules/plain-text.ts'

/** A phone number and the value to send for it, or the error message if it cannot be sent. */
export type PhoneResult = { ok: true; phone: Phone; value: string } | { ok: false; error: string }

/** Why a number cannot be sent, according to the rules for `countryCode`. */
export type PhoneProblem = { kind: 'empty' | 'invalid' | 'too-long'; countryCode: string }

/** Returns whether a number starts with + or 00. If so, splitting it may require all dialing codes (IM-3). */
export function isInternational(text: string): boolean {
  return /^(?:tel:)?\s*\(?(?:\+|00)/i.test(normalizeDigits(text))
}

/** Returns why a number cannot be sent (VAL-08), or undefined if it can. */
export function findProblem(text: string, countryCode: string, codes: readonly string[]): PhoneProblem | undefined {
  if (normalizeText(text) === '') return { kind: 'empty', countryCode }
  const phone = readPhone(text, countryCode, codes)
  if (!phone) return { kind: 'invalid', countryCode }
  if (phone.number.length > getMaxPhoneLength(phone.countryCode))
    return { kind: 'too-long', countryCode: phone.countryCode }
  return isPhone(phone) ? undefined : { kind: 'invalid', countryCode: phone.countryCode }
}

/** Splits a number into country code and digits. Returns undefined if it is incomplete or otherwise invalid. */
export function splitPhone(text: string, countryCode: string, codes: readonly string[]): Phone | undefined {
  const phone = readPhone(text, countryCode, codes)
  return phone && isPhone(phone) ? phone : undefined
}

/** Returns the phone number in a login field's text, if any. An incomplete number must be all digits. */
export function findPhoneInLogin(text: string, countryCode: string, codes: readonly string[]): Phone | undefined {
  const phone = readPhone(text, countryCode, codes)
  return phone && (isAllDigits(text) || isPhone(phone)) ? phone : undefined
}

/**
 * Returns the value to send for a login field: a phone number (VAL-07) or a normalized email (IM-2). The text is
 * never validated, since only the server knows whether such an account exists (IN-7).
 */
export function createLoginValue(text: string, countryCode: string, codes: readonly string[]): string {
  const phone = findPhoneInLogin(text, countryCode, codes)
  return phone ? formatPhone(phone) : readEmail(text)
}
