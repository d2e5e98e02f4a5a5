import { chinesePhoneLength, defaultCountryCode, phoneMaxLength, phoneMinLength } from './limits.ts'
import { digitsOf, plainDigits } from './plain-text.ts'

/** A phone number apart from its dialing code, both digits only. */
export type Phone = { countryCode: string; number: string }

/** Italy and the Vatican: there a zero after the dialing code is part of the number. */
const zeroKeepingCode = '39'

// An extension, or the parameters of a `tel:` address: no code can be sent there.
const extension = /(?:;.*|(?:ext(?:ension)?|x|#|转|轉|分机|分機)[\s.:]*[0-9]+)$/isu
const phoneCharacters = /^\(?\+?[0-9\s()./\u2010-\u2015\u2212-]+$/

/** Whether what is typed is all digits, so that it is a phone and the country selector appears (WID-01). */
export function isAllDigits(typed: string): boolean {
  return /^[0-9]+$/.test(plainDigits(typed))
}

/**
 * Reads a typed or pasted phone (IM-3) before any limit counts. Spaces, hyphens, dots, slashes and parentheses are dropped,
 * and so are `tel:`, an extension, and the `(0)` of `+44 (0)20`, which is dialed inside the country alone. A leading `+` or
 * `00` with one of the `countryCodes` sets the country, with any other code it is no phone. `undefined` for whatever is none.
 */
export function readPhone(typed: string, countryCode: string, countryCodes: readonly string[]): Phone | undefined {
  const text = plainDigits(typed).replace(/^tel:/i, '').replace(extension, '').trim()
  const digits = digitsOf(text)
  if (!digits || !phoneCharacters.test(text)) return undefined
  const isInternational = /^\(?\+/.test(text) || digits.startsWith('00')
  const found = isInternational ? longestPrefix(withoutZeros(digits), countryCodes) : undefined
  // A number of a country that nobody knows is none of the chosen country's.
  if (isInternational && found === undefined) return undefined
  const code = found ?? countryCode
  const number = code === zeroKeepingCode ? digits : digitsOf(text.replace(/\(\s*0\s*\)/, ''))
  if (found === undefined) return { countryCode, number }
  return { countryCode: found, number: withoutZeros(number).slice(found.length) }
}

function withoutZeros(digits: string): string {
  return digits.startsWith('00') ? digits.slice(2) : digits
}

function longestPrefix(digits: string, codes: readonly string[]): string | undefined {
  return codes.filter((code) => code !== '' && digits.startsWith(code)).sort((a, b) => b.length - a.length)[0]
}

/**
 * Whether a phone that was read can be one: 11 digits that begin with 1 for 86, 4 to 20 for any other code (VAL-08). More
 * is for the server to know.
 */
export function isPhone({ countryCode, number }: Phone): boolean {
  if (countryCode === defaultCountryCode) return number.length === chinesePhoneLength && /^1[0-9]*$/.test(number)
  return number.length >= phoneMinLength && number.length <= phoneMaxLength && /^[0-9]*$/.test(number)
}

/** The phone as it is sent: as it is for 86, else `(+1)4155550100` (VAL-07). */
export function phoneValue({ countryCode, number }: Phone): string {
  return countryCode === defaultCountryCode ? number : `(+${countryCode})${number}`
}

/** Takes a sent phone apart again; what bears no dialing code is one of 86 (VAL-07). */
export function parsePhoneValue(value: string): Phone {
  const [, countryCode = defaultCountryCode, number = value] = /^\(\+([0-9]+)\)(.*)/s.exec(value) ?? []
  return { countryCode, number }
}

/** Most digits of a phone of this country (VAL-08). */
export function phoneLimit(countryCode: string): number {
  return countryCode === defaultCountryCode ? chinesePhoneLength : phoneMaxLength
}
