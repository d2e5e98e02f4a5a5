import { listCountryCodes } from '../../src/rules/countries.ts'
import { defaultCountryCode } from '../../src/rules/limits.ts'
import { isPhone, parsePhoneValue, phoneValue, readPhone } from '../../src/rules/phone.ts'

/** Normalises a phone for storage (VAL-07); `undefined` if the text is not a phone number (VAL-08). */
export function readSentPhone(sent: string): string | undefined {
  const phone = parsePhoneValue(sent)
  return isPhone(phone) ? phoneValue(phone) : undefined
}

/** Like `readSentPhone`, for a phone as people type it: `138 0013 8000`, `+1 202 555 0143` (IM-3). */
export function readTypedPhone(typed: string): string | undefined {
  const phone = readPhone(typed, defaultCountryCode, listCountryCodes())
  return phone && isPhone(phone) ? phoneValue(phone) : undefined
}
