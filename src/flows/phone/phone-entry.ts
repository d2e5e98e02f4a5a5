import { readEmail } from '../../rules/email.ts'
import { isAllDigits, isPhone, type Phone, phoneLimit, phoneValue, readPhone } from '../../rules/phone.ts'
import { plainDigits, plainText } from '../../rules/plain-text.ts'

/** A phone as it is sent, or the words for what keeps it from that. */
export type PhoneReading = { ok: true; phone: Phone; value: string } | { ok: false; error: string }

/** What keeps a number from being sent, and the country whose rules say so. */
export type PhoneProblem = { kind: 'empty' | 'invalid' | 'too-long'; countryCode: string }

/** Whether a number names its country itself, so that the dialing codes are needed to read it (IM-3). */
export function isInternational(typed: string): boolean {
  return /^(?:tel:)?\s*\(?(?:\+|00)/i.test(plainDigits(typed))
}

/** What is wrong with a typed number, judged as it will be sent (VAL-08). */
export function findProblem(typed: string, countryCode: string, codes: readonly string[]): PhoneProblem | undefined {
  if (plainText(typed) === '') return { kind: 'empty', countryCode }
  const phone = readPhone(typed, countryCode, codes)
  if (!phone) return { kind: 'invalid', countryCode }
  if (phone.number.length > phoneLimit(phone.countryCode)) return { kind: 'too-long', countryCode: phone.countryCode }
  return isPhone(phone) ? undefined : { kind: 'invalid', countryCode: phone.countryCode }
}

/** The number with its country apart, its digits alone; nothing while it is no whole number, which is left as it stands. */
export function sortOut(typed: string, countryCode: string, codes: readonly string[]): Phone | undefined {
  const phone = readPhone(typed, countryCode, codes)
  return phone && isPhone(phone) ? phone : undefined
}

/**
 * A login as it is sent: a phone as VAL-07 has it, an email made plain (IM-2). Never judged: whether it is known is for the
 * server to say (IN-7).
 */
export function loginValue(typed: string, countryCode: string, codes: readonly string[]): string {
  const phone = readPhone(typed, countryCode, codes)
  if (phone && (isAllDigits(typed) || isPhone(phone))) return phoneValue(phone)
  return readEmail(typed)
}
