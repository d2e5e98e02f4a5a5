/**
 * What was typed or pasted, made plain: full-width and other variants become the characters they stand for (IM-2), invisible
 * ones, which copied phones and addresses often carry, are dropped, and so is the space around. Never for passwords.
 *
 * NFKC is taken character by character: over a long run of combining marks it would take quadratic time (IN-10).
 */
export function plainText(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\P{ASCII}/gu, (character) => character.normalize('NFKC'))
    .trim()
}

/** As `plainText`, and with the digits of Arabic and Persian keyboards written as 0 to 9. */
export function plainDigits(typed: string): string {
  // The last four bits of these characters are the digit.
  return plainText(typed).replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/** The digits of what was typed, all else left out (OC-1). */
export function digitsOf(typed: string): string {
  return plainDigits(typed).replace(/[^0-9]/g, '')
}
