import { mobileLengths } from './country-data.ts'
import { defaultCountryCode, internationalCountryCode } from './limits.ts'
import { isChineseMobile, type Phone } from './phone.ts'

/** Numbers with +1: area and exchange begin with 2 to 9. */
const northAmerican = /^[2-9][0-9]{2}[2-9][0-9]{6}$/

function canBe(countryCode: string, number: string): boolean {
  if (countryCode === defaultCountryCode) return isChineseMobile({ countryCode, number })
  if (countryCode === internationalCountryCode) return northAmerican.test(number)
  return mobileLengths[countryCode]?.includes(number.length) ?? false
}

/**
 * The phone that is probably meant, if the number does not look like one of its country: it bears a dialing code without a
 * plus, its own country's or another's (`8613800138000`, `14155550123`), or is a Chinese mobile number without one. Decided
 * by the lengths of mobile numbers, so it is good for a question, and no reason to refuse a number.
 */
export function meantPhone({ countryCode, number }: Phone): Phone | undefined {
  // Inside many countries a zero is dialed first.
  if (canBe(countryCode, number) || canBe(countryCode, number.replace(/^0/, ''))) return undefined
  const bears = (code: string) => number.startsWith(code) && canBe(code, number.slice(code.length))
  // Objects list such keys in numerical order; no code begins with another, so one at most fits.
  const code = Object.keys(mobileLengths).find(bears)
  if (code !== undefined) return { countryCode: code, number: number.slice(code.length) }
  return canBe(defaultCountryCode, number) ? { countryCode: defaultCountryCode, number } : undefined
}
