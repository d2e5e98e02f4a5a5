import { findCode } from './code-in-message.ts'
import { pictureCaptchaLength, smsCodeLength } from './limits.ts'
import { digitsOf, plainDigits, plainText } from './plain-text.ts'

/**
 * How a typed code compares with the expected length. `long` leads to an error message; extra digits are never cut off
 * (OC-1). `unclear` is a message in which no number is clearly the code: none is kept, since a wrong one may look right.
 */
export type CodeFit = 'empty' | 'short' | 'complete' | 'long' | 'unclear'

/** More letters than these are a message; fewer are slips of the keyboard, or of an input method. */
const messageLetters = 3
/** A message has fewer characters than this. A longer text is not looked through (IN-10). */
const messageLimit = 1000

/** The code to send, and whether its length is right. */
export type CodeReading = { code: string; fit: CodeFit }

/**
 * Reads a typed or pasted SMS or two-step code (OC-1, WID-05, TWO-14). It is reduced to plain digits before it is
 * measured, so that `12 34` and full-width digits are accepted. Of a message that was pasted whole the code is taken.
 */
export function readCode(typed: string, length: number = smsCodeLength): CodeReading {
  const text = plainDigits(typed)
  const isMessage =
    /\p{L}{2}/u.test(text) && (text.match(/\p{L}/gu) ?? []).length > messageLetters && /[0-9]/.test(text)
  if (!isMessage) return measure(digitsOf(text), length)
  const { code, single } = text.length > messageLimit ? {} : findCode(text, length)
  const taken = code ?? single
  return taken === undefined ? { code: '', fit: 'unclear' } : measure(taken, length)
}

function measure(code: string, length: number): CodeReading {
  return { code, fit: fitOf(code.length, length) }
}

/**
 * Reads the code typed for a picture captcha (WID-04): plain characters, without spaces, case unchanged. The picture may
 * show fewer characters than the maximum, so `short` can be sent too.
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
