/**
 * Normalizes typed or pasted text: turns full-width and other variants into the characters they stand for (IM-2), drops
 * invisible characters, which are common in copied phone numbers and addresses, and trims surrounding space. Never use
 * it on passwords.
 *
 * NFKC runs character by character, because a long run of combining marks would take quadratic time (IN-10).
 */
export function plainText(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\P{ASCII}/gu, (character) => character.normalize('NFKC'))
    .trim()
}

/** Like `plainText`, but also turns Arabic and Persian digits into 0 to 9. */
export function plainDigits(typed: string): string {
  // The last four bits of these characters are the digit's value.
  return plainText(typed).replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/** Only the digits of the typed text (OC-1). */
export function digitsOf(typed: string): string {
  return plainDigits(typed).replace(/[^0-9]/g, '')
}
