import { formatPhone, parsePhone } from './phone.ts'

const stars = '****'

// Stars are treated as digits, so that a number masked by the server stays unchanged.
const hiddenDigits = /^((?:[^\p{Nd}*]*[\p{Nd}*]){3})(?:[^\p{Nd}*]*[\p{Nd}*]){1,4}/u
const maskedLocal = /^.{0,2}\*{4}.{0,2}$/su

/** Masks digits 4 to 7 of a phone number, regardless of separators. A leading dialing code stays unmasked (VAL-09). */
export function maskPhone(value: string): string {
  const { countryCode, number } = parsePhone(value)
  const maskedNumber = number.replace(hiddenDigits, (_, start: string) => start + stars)
  return formatPhone({ countryCode, number: maskedNumber })
}

/**
 * Masks the local part of an email (VAL-10). Keeps two characters at each end, or only the first character if there
 * are at most four. Always uses four stars, to hide the length. Emails that are already masked stay unchanged.
 */
export function maskEmail(value: string): string {
  const at = value.lastIndexOf('@')
  const local = at < 0 ? value : value.slice(0, at)
  const domain = at < 0 ? '' : value.slice(at)
  return (maskedLocal.test(local) ? local : maskLocal(Array.from(local))) + domain
}

function maskLocal(characters: string[]): string {
  const start = characters.slice(0, characters.length > 4 ? 2 : 1).join('')
  const end = characters.length > 4 ? characters.slice(-2).join('') : ''
  return start + stars + end
}
