import { normalizeText } from './plain-text.ts'

/*
 * Each part of the pattern ends at a character that it cannot contain, so that matching takes linear time (IN-10). Do
 * not use the pattern to reject a login, since only the server knows whether an account exists (IN-7).
 */
const emailPattern = /^[A-Za-z0-9+_.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,6}$/

/** Returns whether a string is an email address that the service accepts (VAL-01). */
export function isEmail(value: string): boolean {
  return emailPattern.test(value)
}

/** Normalizes a typed email address with `normalizeText` (IM-2), and replaces Chinese full stops with dots. */
export function readEmail(input: string): string {
  return normalizeText(input).replaceAll('。', '.')
}
