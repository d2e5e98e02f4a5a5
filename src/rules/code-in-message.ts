import { type CodeResult, isMessage, readCode } from './codes.ts'
import { smsCodeLength } from './limits.ts'
import { normalizeDigits } from './plain-text.ts'

/** Numbers labeled as something other than a code, e.g. a phone number's last digits, a hotline or an order number. */
const labeledNumbers: readonly RegExp[] = [
  /(?:\b(?:ending (?:in|with)|call|text|reply|phone)|尾[号號]|末四[码碼]|[致來来][电電]|[电電][话話]|[专專][线線]|客服|回[复覆])\D{0,4}\d+/giu,
  /(?:\b(?:(?:ref|reference|order|ticket)(?: code)?|account|card)(?: number)?|[订訂][单單]|[编編流水单單][号號])\D{0,4}\d+/giu,
]

/** A number that is not part of a date, a time, a price, a masked number or a word. */
const standaloneNumber =
  /(?<!\d[/.:]?|[+$€£¥]|[*•]{2}|\p{Script=Latin}{2}-?)\d+(?:[ -]\d+)*(?![/.:]?\d|[年月元]|\p{Script=Latin})/gu

/** Terms for a verification code in Chinese and English. */
const codeLabel =
  '(?:[验驗校检檢确確认認安][证證验驗认認全][码碼]|[动動][态態](?:[码碼]|密[码碼]|口令)|登[录錄入][码碼]|一次性密[码碼]|' +
  '(?<![a-z])(?:(?:pass)?codes?|otp|pin|password)(?![a-z]))'
const openingMarks = '[\\s:*#(<\\[【「『《"\'“‘]*'
const closingMarks = '[\\s*)>\\]】」』》"\'”’]*'

/** Patterns for the text before or after a number that mark it as the code, strongest evidence first. */
const codeContexts: readonly { before: RegExp; after?: RegExp }[] = [
  // The message calls the number a code.
  {
    before: new RegExp(`${codeLabel}(?:.*(?:\\bis|\\bare|:|-|是|为|為))?${openingMarks}$`, 'iu'),
    after: new RegExp(`^${closingMarks}(?:is\\b|as\\b|-|\\(|是|为|為).*${codeLabel}`, 'iu'),
  },
  // A term for a code is in the same sentence.
  { before: new RegExp(codeLabel, 'iu'), after: new RegExp(codeLabel, 'iu') },
  // The number follows an opening bracket or quotation mark, or `#`.
  { before: /[#(<[【「『《"'“‘] ?$/u },
  // Any other number is accepted if it is the only one.
  { before: /$/u },
]

/** Matches the text before the second of two codes, as in "4829 or 4830". */
const beforeSecondCode = /\d{4} ?(?:and|or|[,/、或和及]) ?$/iu

const sentenceEnd = /[。!?;\n]|\.\s/u
/** How far a label may be from its code, in characters. */
const contextLength = 60

/** The longest text that is searched, in characters (IN-10). An SMS or email with a code is shorter. */
const maxMessageLength = 1000

/**
 * Reads the code from a message that was pasted as a whole (OC-1). The code is the number of the right length that the
 * message calls a code, else the number in brackets, else the only number. Dates, times, prices and numbers with
 * another label are ignored. The status is `ambiguous` if no number or several numbers remain. Input that is not a
 * message is read by `readCode`.
 */
export function readMessage(input: string, length: number = smsCodeLength): CodeResult {
  if (!isMessage(input)) return readCode(input, length)
  const message = normalizeDigits(input)
  if (!/[0-9]/.test(message)) return { code: '', status: 'empty' }
  const code = message.length > maxMessageLength ? undefined : findCode(message, length)
  return code === undefined ? { code: '', status: 'ambiguous' } : readCode(code, length)
}

/** Finds the code in a normalized message. Accepts a number of the wrong length only if it is called a code. */
function findCode(message: string, length: number): string | undefined {
  const text = labeledNumbers.reduce((remaining, pattern) => remaining.replace(pattern, ''), message)
  const numbers = text.split(sentenceEnd).flatMap((sentence) =>
    [...sentence.matchAll(standaloneNumber)].map(({ 0: number, index }) => ({
      digits: number.replace(/\D/g, ''),
      before: sentence.slice(Math.max(0, index - contextLength), index),
      after: sentence.slice(index + number.length, index + number.length + contextLength),
    })),
  )
  const exactFits = numbers.filter(({ digits }) => digits.length === length)
  if (exactFits.some(({ before }) => beforeSecondCode.test(before))) return undefined
  const [candidates, contexts] = exactFits.length > 0 ? [exactFits, codeContexts] : [numbers, codeContexts.slice(0, 1)]
  for (const context of contexts) {
    const matches = candidates.filter(({ before, after }) => context.before.test(before) || context.after?.test(after))
    const [code, ...otherCodes] = new Set(matches.map(({ digits }) => digits))
    if (code !== undefined) return otherCodes.length === 0 ? code : undefined
  }
  return undefined
}
