import { plainText } from './plain-text.ts'

/*
 * Each part ends at a character that it cannot contain itself, so matching takes linear time (IN-10). Not used to block a
 * login: there the server decides whether the account exists (IN-7).
 */
const pattern = /^[A-Za-z0-9+_.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,6}$/

/** Whether the text is an email address that the service accepts (VAL-01). */
export function isEmail(value: string): boolean {
  return pattern.test(value)
}

/** Normalizes a typed email (IM-2): plain characters, a dot for a Chinese full stop, no surrounding space. */
export function readEmail(typed: string): string {
  return plainText(typed).replaceAll('。', '.')
}
