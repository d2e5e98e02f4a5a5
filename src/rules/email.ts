/*
 * Each part ends at a character that the part itself cannot hold, so matching takes time in proportion to the length
 * (IN-10). Never a gate at login: there the server decides what it knows (IN-7).
 */
const pattern = /^[A-Za-z0-9+_.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,6}$/

/** Whether the text is an email address as the service takes it (VAL-01). */
export function isEmail(value: string): boolean {
  return pattern.test(value)
}

/** A typed email in the form that is checked and sent: full-width characters made plain, no space around it (IM-2). */
export function readEmail(typed: string): string {
  return typed.normalize('NFKC').trim()
}
