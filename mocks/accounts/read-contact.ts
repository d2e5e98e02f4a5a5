import { listCountryCodes } from '../../src/rules/countries.ts'
import { isEmail, readEmail } from '../../src/rules/email.ts'
import { defaultCountryCode } from '../../src/rules/limits.ts'
import { formatPhone, isPhone, parsePhone, readPhone } from '../../src/rules/phone.ts'

/** Normalizes a phone number for storage (VAL-07), or returns `undefined` if it is invalid (VAL-08). */
export function parseSubmittedPhone(submittedPhone: string): string | undefined {
  const phone = parsePhone(submittedPhone)
  return isPhone(phone) ? formatPhone(phone) : undefined
}

/** Normalizes a phone number or email address for storage, without validation. */
export function normalizeContact(submittedContact: string): string {
  return parseSubmittedPhone(submittedContact) ?? readEmail(submittedContact).toLowerCase()
}

/** Normalizes a phone number like `parseSubmittedPhone`, but accepts the formats that people type (IM-3). */
export function parseTypedPhone(input: string): string | undefined {
  const phone = readPhone(input, defaultCountryCode, listCountryCodes())
  return phone && isPhone(phone) ? formatPhone(phone) : undefined
}

/** Normalizes an email address for storage, or returns `undefined` if it is invalid (VAL-01). */
export function parseSubmittedEmail(submittedEmail: string): string | undefined {
  const email = readEmail(submittedEmail).toLowerCase()
  return isEmail(email) ? email : undefined
}
