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

/**
 * Normalizes a typed email before it is checked and sent (IM-2): full-width characters become plain, the full stop of a
 * Chinese keyboard becomes a dot, and surrounding space is trimmed.
 */
export function readEmail(typed: string): string {
  return plainText(typed).replaceAll('。', '.')
}
