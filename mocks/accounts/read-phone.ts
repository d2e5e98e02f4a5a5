import { listCountryCodes } from '../../src/rules/countries.ts'
import { defaultCountryCode } from '../../src/rules/limits.ts'
import { isPhone, parsePhoneValue, phoneValue, readPhone } from '../../src/rules/phone.ts'

/** A phone in the one form in which it is kept (VAL-07); nothing where the text can be none (VAL-08). */
export function readSentPhone(sent: string): string | undefined {
  const phone = parsePhoneValue(sent)
  return isPhone(phone) ? phoneValue(phone) : undefined
}

/** As `readSentPhone`, of a phone as people type it: `138 0013 8000`, `+1 202 555 0143` (IM-3). */
export function readTypedPhone(typed: string): string | undefined {
  const phone = readPhone(typed, defaultCountryCode, listCountryCodes())
  return phone && isPhone(phone) ? phoneValue(phone) : undefined
}
