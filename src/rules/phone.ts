import { defaultCountryCode } from './limits.ts'

/** A phone number apart from its dialing code, both digits only. */
export type Phone = { countryCode: string; number: string }

/** Digits only, full-width ones made plain (IM-2, OC-1). */
export function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/[^0-9]/g, '')
}

/** Whether what is typed is all digits, so that it is a phone and the country selector appears (WID-01). */
export function isAllDigits(typed: string): boolean {
  return /^[0-9]+$/.test(typed.normalize('NFKC').trim())
}

/**
 * Reads a typed or pasted phone (IM-3): spaces, hyphens, dots and parentheses are dropped before any limit counts, and a
 * leading `+` or `00` with one of the `countryCodes` sets the country. `undefined` when it is no phone at all.
 */
export function readPhone(typed: string, countryCode: string, countryCodes: readonly string[]): Phone | undefined {
  const text = typed.normalize('NFKC').trim()
  if (!/^\(?\+?[0-9 ().\u2010-\u2015-]+$/.test(text)) return undefined
  const digits = digitsOf(text)
  if (!digits) return undefined
  const isInternational = /^\(?\+/.test(text) || digits.startsWith('00')
  const full = digits.startsWith('00') ? digits.slice(2) : digits
  const found = isInternational ? longestPrefix(full, countryCodes) : undefined
  return found ? { countryCode: found, number: full.slice(found.length) } : { countryCode, number: digits }
}

function longestPrefix(digits: string, codes: readonly string[]): string | undefined {
  return codes.filter((code) => code !== '' && digits.startsWith(code)).sort((a, b) => b.length - a.length)[0]
}

/** The phone as it is sent: as it is for 86, else `(+1)4155550100` (VAL-07). */
export function phoneValue({ countryCode, number }: Phone): string {
  return countryCode === defaultCountryCode ? number : `(+${countryCode})${number}`
}

/** Takes a sent phone apart again; what bears no dialing code is one of 86 (VAL-07). */
export function parsePhoneValue(value: string): Phone {
  const [, countryCode = defaultCountryCode, number = value] = /^\(\+([0-9]+)\)(.*)$/s.exec(value) ?? []
  return { countryCode, number }
}

/** Most digits of a phone of this country (VAL-08). */
export function phoneLimit(countryCode: string): number {
  return countryCode === defaultCountryCode ? 11 : 20
}
