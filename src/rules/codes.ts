import { pictureCaptchaLength, smsCodeLength } from './limits.ts'
import { digitsOf, plainText } from './plain-text.ts'

/** How a typed code stands to the length that is asked for. `long` is said in a message, never cut (OC-1). */
export type CodeFit = 'empty' | 'short' | 'complete' | 'long'

/** A code as it is sent, and whether it can be. */
export type CodeReading = { code: string; fit: CodeFit }

/**
 * Reads a typed or pasted SMS or two-step code (OC-1, WID-05, TWO-14): made plain, stripped to its digits, then measured,
 * so that `12 34` and full-width digits lose nothing.
 */
export function readCode(typed: string, length: number = smsCodeLength): CodeReading {
  const code = digitsOf(typed)
  return { code, fit: fitOf(code.length, length) }
}

/**
 * Reads what was typed for a picture captcha (WID-04): made plain, without spaces, in the case it was typed in. The server
 * may show fewer characters than the most, so `short` can be sent as well.
 */
export function readPictureCaptcha(typed: string): CodeReading {
  const code = plainText(typed).replace(/\s/g, '')
  return { code, fit: fitOf(Array.from(code).length, pictureCaptchaLength) }
}

function fitOf(typedLength: number, length: number): CodeFit {
  if (typedLength === 0) return 'empty'
  if (typedLength === length) return 'complete'
  return typedLength < length ? 'short' : 'long'
}
