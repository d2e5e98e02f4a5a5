import { pictureCaptchaLength, smsCodeLength } from './limits.ts'
import { extractDigits, normalizeText } from './plain-text.ts'

/**
 * Whether an entered code has the expected length. A `long` code is shown with an error, never truncated (OC-1).
 * `ambiguous`: the code in a pasted message cannot be identified. `code` is then empty rather than a guess.
 */
export type CodeStatus = 'empty' | 'short' | 'complete' | 'long' | 'ambiguous'

/** The code to send, and whether its length is right. */
export type CodeResult = { code: string; status: CodeStatus }

/**
 * Reads a typed or pasted SMS or two-step code (OC-1, WID-05, TWO-14). Converts the code to plain digits before
 * checking its length, so that `12 34` and full-width digits are accepted. For a pasted message, use `readMessage`.
 */
export function readCode(input: string, length: number = smsCodeLength): CodeResult {
  const code = extractDigits(input)
  return { code, status: checkLength(code.length, length) }
}

/** Returns whether pasted text is more than just a code. Three letters in a row are too many to be a typo in a code. */
export function isMessage(input: string): boolean {
  return /\p{L}{3}/u.test(input)
}

/**
 * Reads the code typed for a picture captcha (WID-04). Converts it to plain characters without spaces and keeps its
 * case. The picture may show fewer characters than the maximum, so a `short` code can be sent too.
 */
export function readPictureCaptcha(input: string): CodeResult {
  const code = normalizeText(input).replace(/\s/g, '')
  return { code, status: checkLength(Array.from(code).length, pictureCaptchaLength) }
}

function checkLength(typedLength: number, length: number): CodeStatus {
  if (typedLength === 0) return 'empty'
  if (typedLength === length) return 'complete'
  return typedLength < length ? 'short' : 'long'
}
