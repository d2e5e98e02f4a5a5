import { mobileLengths } from './country-data.ts'
import { defaultCountryCode, internationalCountryCode } from './limits.ts'
import { isChineseMobile, type Phone } from './phone.ts'

/** Numbers with +1: the area code and the exchange start with 2 to 9. */
const northAmerican = /^[2-9][0-9]{2}[2-9][0-9]{6}$/

function isPossible(countryCode: string, number: string): boolean {
  if (countryCode === defaultCountryCode) return isChineseMobile({ countryCode, number })
  if (countryCode === internationalCountryCode) return northAmerican.test(number)
  return mobileLengths[countryCode]?.includes(number.length) ?? false
}

/**
 * The phone number that the user probably meant, if this one does not fit its country: it may start with a dialing code
 * without the plus (`8613800138000`, `14155550123`), or be a Chinese mobile number with another country selected. Only
 * the format of mobile numbers is checked, so ask the user rather than refuse the number.
 */
export function suggestPhone({ countryCode, number }: Phone): Phone | undefined {
  // In many countries, users type a leading zero.
  if (isPossible(countryCode, number) || isPossible(countryCode, number.replace(/^0/, ''))) return undefined
  const fits = (code: string) => number.startsWith(code) && isPossible(code, number.slice(code.length))
  // No dialing code is a prefix of another, so at most one fits.
  const code = Object.keys(mobileLengths).find(fits)
  if (code !== undefined) return { countryCode: code, number: number.slice(code.length) }
  return isPossible(defaultCountryCode, number) ? { countryCode: defaultCountryCode, number } : undefined
}
