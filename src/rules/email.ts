import { plainText } from './plain-text.ts'

/*
 * Each part ends at a character that it cannot contain, so that matching takes linear time (IN-10). The pattern must
 * not block a login, since only the server decides whether an account exists (IN-7).
 */
const emailPattern = /^[A-Za-z0-9+_.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,6}$/

/** Returns whether a string is an email address that the service accepts (VAL-01). */
export function isEmail(value: string): boolean {
  return emailPattern.test(value)
}

/** Normalizes a typed email (IM-2) to plain characters, with dots for Chinese full stops and no surrounding space. */
export function readEmail(input: string): string {
  return plainText(input).replaceAll('。', '.')
}
