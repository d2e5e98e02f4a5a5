/**
 * Normalizes typed or pasted text (IM-2). Replaces full-width and other variants with plain characters, drops invisible
 * characters (common in copied phone numbers and email addresses) and trims whitespace. Must not be used for passwords.
 *
 * Normalizes each character individually, since a long run of combining marks would take quadratic time (IN-10).
 */
export function normalizeText(input: string): string {
  return input
    .replace(/\p{Cf}/gu, '')
    .replace(/\P{ASCII}/gu, (character) => character.normalize('NFKC'))
    .trim()
}

/** Normalizes text like `normalizeText`, and replaces Arabic and Persian digits with 0 to 9. */
export function normalizeDigits(input: string): string {
  // The low four bits of each of these code points are the digit's value.
  return normalizeText(input).replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/** Returns the digits in user input (OC-1). */
export function extractDigits(input: string): string {
  return normalizeDigits(input).replace(/[^0-9]/g, '')
}
