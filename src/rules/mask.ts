import { parsePhoneValue, phoneValue } from './phone.ts'

const stars = '****'

/** Hides digits 4 to 7 of a phone; a dialing code before them stays (VAL-09). */
export function maskPhone(value: string): string {
  const { countryCode, number } = parsePhoneValue(value)
  const masked = number.length > 3 ? number.slice(0, 3) + stars + number.slice(7) : number
  return phoneValue({ countryCode, number: masked })
}

/**
 * Hides an email's local part but for 2 characters at each end where it has more than 4, else but for the first (VAL-10).
 * The stars are always four, so that they do not tell its length.
 */
export function maskEmail(value: string): string {
  const at = value.lastIndexOf('@')
  const local = Array.from(at < 0 ? value : value.slice(0, at))
  const domain = at < 0 ? '' : value.slice(at)
  const start = local.slice(0, local.length > 4 ? 2 : 1).join('')
  const end = local.length > 4 ? local.slice(-2).join('') : ''
  return start + stars + end + domain
}
