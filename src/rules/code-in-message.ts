import { type CodeReading, isMessage, readCode } from './codes.ts'
import { smsCodeLength } from './limits.ts'
import { plainDigits } from './plain-text.ts'

/**
 * Numbers labeled as something else, along with the label: the end of a phone number, a number to call, a reference.
 */
const labeled: readonly RegExp[] = [
  /(?:\b(?:ending (?:in|with)|call|text|reply|phone)|尾[号號]|末四[码碼]|[致來来][电電]|[电電][话話]|[专專][线線]|客服|回[复覆])\D{0,4}\d+/giu,
  /(?:\b(?:(?:ref|reference|order|ticket)(?: code)?|account|card)(?: number)?|[订訂][单單]|[编編流水单單][号號])\D{0,4}\d+/giu,
]

/** A number on its own: not part of a date, a time, a price, a masked number or a word. */
const number =
  /(?<!\d[/.:]?|[+$€£¥]|[*•]{2}|\p{Script=Latin}{2}-?)\d+(?:[ -]\d+)*(?![/.:]?\d|[年月元]|\p{Script=Latin})/gu

const words =
  '(?:[验驗校检檢确確认認安][证證验驗认認全][码碼]|[动動][态態](?:[码碼]|密[码碼]|口令)|登[录錄入][码碼]|一次性密[码碼]|' +
  '(?<![a-z])(?:(?:pass)?codes?|otp|pin|password)(?![a-z]))'
const opening = '[\\s:*#(<\\[【「『《"\'“‘]*'
const closing = '[\\s*)>\\]】」』》"\'”’]*'

/** What may come before or after a code, strongest sign first. */
const signs: readonly { before: RegExp; after?: RegExp }[] = [
  // The message calls it a code.
  {
    before: new RegExp(`${words}(?:.*(?:\\bis|\\bare|:|-|是|为|為))?${opening}$`, 'iu'),
    after: new RegExp(`^${closing}(?:is\\b|as\\b|-|\\(|是|为|為).*${words}`, 'iu'),
  },
  // A word for a code is in the same sentence.
  { before: new RegExp(words, 'iu'), after: new RegExp(words, 'iu') },
  // It follows a bracket, a quotation mark or `#`.
  { before: /[#(<[【「『《"'“‘] ?$/u },
  // No sign: it is the only number.
  { before: /$/u },
]

/** What may come between two codes, as in "4829 or 4830". */
const another = /\d{4} ?(?:and|or|[,/、或和及]) ?$/iu

const sentenceEnd = /[。!?;\n]|\.\s/u
/** How far from a code the words for it may be, in characters. */
const reach = 60

/** In characters. Longer texts are not searched (IN-10), since an SMS or email with a code is shorter. */
const messageLimit = 1000

/**
 * Reads the code from a message that was pasted as a whole (OC-1). The code is the number of the right length that
 * nearby words call a code, else one in brackets, else the only one. Dates, times, prices and numbers labeled as
 * something else do not count. The fit is `unclear` if that leaves none or several. Text without words is read by
 * `readCode`.
 */
export function readMessage(typed: string, length: number = smsCodeLength): CodeReading {
  if (!isMessage(typed)) return readCode(typed, length)
  const message = plainDigits(typed)
  if (!/[0-9]/.test(message)) return { code: '', fit: 'empty' }
  const code = message.length > messageLimit ? undefined : findCode(message, length)
  return code === undefined ? { code: '', fit: 'unclear' } : readCode(code, length)
}

/** Finds the code in a message of plain characters. Its length may differ if the message calls it a code. */
function findCode(message: string, length: number): string | undefined {
  const text = labeled.reduce((rest, pattern) => rest.replace(pattern, ''), message)
  const numbers = text.split(sentenceEnd).flatMap((sentence) =>
    [...sentence.matchAll(number)].map(({ 0: written, index }) => ({
      digits: written.replace(/\D/g, ''),
      before: sentence.slice(Math.max(0, index - reach), index),
      after: sentence.slice(index + written.length, index + written.length + reach),
    })),
  )
  const fitting = numbers.filter(({ digits }) => digits.length === length)
  if (fitting.some(({ before }) => another.test(before))) return undefined
  // A number of another length counts only if the message calls it a code.
  const [candidates, needed] = fitting.length > 0 ? [fitting, signs] : [numbers, signs.slice(0, 1)]
  for (const sign of needed) {
    const named = candidates.filter(({ before, after }) => sign.before.test(before) || sign.after?.test(after))
    const [code, ...more] = new Set(named.map(({ digits }) => digits))
    if (code !== undefined) return more.length === 0 ? code : undefined
  }
  return undefined
}
