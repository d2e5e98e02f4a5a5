import { chinesePhoneLength, defaultCountryCode, phoneMaxLength, phoneMinLength } from './limits.ts'
import { extractDigits, normalizeDigits } from './plain-text.ts'

/** A phone number and its dialing code, as digits. */
export type Phone = { countryCode: string; number: string }

/** The dialing code of Italy and the Vatican, where a zero after the dialing code is part of the number. */
const italianCountryCode = '39'

/** Matches an extension or the parameters of a `tel:` URI, which are not needed for sending a code. */
const extension = /(?:;.*|(?:ext(?:ension)?|x|#|转|轉|分机|分機)[\s.:]*[0-9]+)$/isu
const phoneCharacters = /^\(?\+?[0-9\s()./\u2010-\u2015\u2212-]+$/

/** Returns whether the input is all digits. A login field then shows the country selector (WID-01). */
export function isAllDigits(input: string): boolean {
  return /^[0-9]+$/.test(normalizeDigits(input))
}

/**
 * Reads a typed or pasted phone number of any length (IM-3). Drops spaces, hyphens, dots, slashes, parentheses, `tel:`,
 * an extension, and the `(0)` of `+44 (0)20`, which is dialed only within the country. A leading `+` or `00` followed
 * by one of the `countryCodes` sets the country. Returns `undefined` if the text is not a phone number or has an
 * unknown dialing code.
 */
export function readPhone(input: string, countryCode: string, countryCodes: readonly string[]): Phone | undefined {
  const text = normalizeDigits(input).replace(/^tel:/i, '').replace(extension, '').trim()
  const digits = extractDigits(text)
  if (!digits || !phoneCharacters.test(text)) return undefined
  const isInternational = /^\(?\+/.test(text) || digits.startsWith('00')
  const dialedCode = isInternational ? findLongestPrefix(dropInternationalPrefix(digits), countryCodes) : undefined
  // An international number with an unknown dialing code is not a number in the selected country.
  if (isInternational && dialedCode === undefined) return undefined
  const code = dialedCode ?? countryCode
  const number = code === italianCountryCode ? digits : extractDigits(text.replace(/\(\s*0\s*\)/, ''))
  if (dialedCode === undefined) return { countryCode, number }
  return { countryCode: dialedCode, number: dropInternationalPrefix(number).slice(dialedCode.length) }
}

function dropInternationalPrefix(digits: string): string {
  return digits.startsWith('00') ? digits.slice(2) : digits
}

function findLongestPrefix(digits: string, codes: readonly string[]): string | undefined {
  return codes.filter((code) => code !== '' && digits.startsWith(code)).sort((a, b) => b.length - a.length)[0]
}

/** Returns whether the number is valid (VAL-08): for +86, 11 digits starting with 1; otherwise, 4 to 20 digits. */
export function isPhone({ countryCode, number }: Phone): boolean {
  if (countryCode === defaultCountryCode) return number.length === chinesePhoneLength && /^1[0-9]*$/.test(number)
  return number.length >= phoneMinLength && number.length <= phoneMaxLength && /^[0-9]*$/.test(number)
}

const chineseMobile = /^1(?:[38][0-9]|4[5-9]|5[0-35-9]|6[25-7]|7[0-8]|9[0-35-9])[0-9]{8}$/

/** Returns whether this is a Chinese mobile number with a known prefix. New prefixes may be missing (VAL-08). */
export function isChineseMobile({ countryCode, number }: Phone): boolean {
  return countryCode === defaultCountryCode && chineseMobile.test(number)
}

/** Formats a phone number for the server: the bare number for +86, otherwise like `(+1)4155550100` (VAL-07). */
export function formatPhone({ countryCode, number }: Phone): string {
  return countryCode === defaultCountryCode ? number : `(+${countryCode})${number}`
}

/** Splits a formatted phone number into its parts. The dialing code defaults to 86 (VAL-07). */
export function parsePhone(value: string): Phone {
  const [, countryCode = defaultCountryCode, number = value] = /^\(\+([0-9]+)\)(.*)/s.exec(value) ?? []
  return { countryCode, number }
}

/** Returns the maximum number of digits in a country's phone numbers (VAL-08). */
export function getMaxPhoneLength(countryCode: string): number {
  return countryCode === defaultCountryCode ? chinesePhoneLength : phoneMaxLength
}
