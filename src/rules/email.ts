import { plainText } from './plain-text.ts'

/*
 * Each part ends at a character that the part itself cannot hold, so matching takes time in proportion to the length
 * (IN-10). Never a gate at login: there the server decides what it knows (IN-7).
 */
const pattern = /^[A-Za-z0-9+_.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,6}$/

/** Whether the text is an email address as the service takes it (VAL-01). */
export function isEmail(value: string): boolean {
  return pattern.test(value)
}

/**
 * A typed email in the form that is checked and sent (IM-2): full-width characters made plain, the full stop of a Chinese
 * keyboard made a dot, no space around it.
 */
export function readEmail(typed: string): string {
  return plainText(typed).replaceAll('。', '.')
}
