import { mobileLengths } from './country-data.ts'
import { defaultCountryCode, internationalCountryCode } from './limits.ts'
import { isChineseMobile, type Phone } from './phone.ts'

/** A number without the dialing code 1. The area code and the exchange code each start with a digit from 2 to 9. */
const northAmericanNumber = /^[2-9][0-9]{2}[2-9][0-9]{6}$/

function isPossible(countryCode: string, number: string): boolean {
  if (countryCode === defaultCountryCode) return isChineseMobile({ countryCode, number })
  if (countryCode === internationalCountryCode) return northAmericanNumber.test(number)
  return mobileLengths[countryCode]?.includes(number.length) ?? false
}

/**
 * Suggests the phone number that the user probably meant, if `number` does not fit its country. `number` may start
 * with a dialing code without the plus (`8613800138000`, `14155550123`), or be a Chinese mobile number while another
 * country is selected. Callers offer the suggestion and do not reject the number, since only mobile formats are known.
 */
export function suggestPhone({ countryCode, number }: Phone): Phone | undefined {
  // In many countries, users type a leading zero, which is not part of the international number.
  if (isPossible(countryCode, number) || isPossible(countryCode, number.replace(/^0/, ''))) return undefined
  const fits = (code: string) => number.startsWith(code) && isPossible(code, number.slice(code.length))
  // No dialing code is a prefix of another dialing code, so at most one fits.
  const code = Object.keys(mobileLengths).find(fits)
  if (code !== undefined) return { countryCode: code, number: number.slice(code.length) }
  return isPossible(defaultCountryCode, number) ? { countryCode: defaultCountryCode, number } : undefined
}
