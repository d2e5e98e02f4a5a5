import { type CodeReading, isMessage, readCode } from './codes.ts'
import { smsCodeLength } from './limits.ts'
import { plainDigits } from './plain-text.ts'

const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'

/** The numbers of a message that are no code, with the words that tell. Each number stands at the end, or before its unit. */
const others: readonly RegExp[] = [
  /https?:\/\/[^\s\u3000-\u9fff]*/giu,
  // Dates and times.
  /(?<!\d)(?:19|20)\d\d ?[-/.年] ?\d{1,2}(?: ?[-/.月] ?\d{1,2} ?[日号號]?)?(?!\d)/gu,
  /(?<!\d)\d{1,2}(?:([-/.])\d{1,2}\1(?:20)?\d\d(?!\d)|月\d{1,2}[日号號])/gu,
  /20\d\d年|© ?20\d\d/gu,
  new RegExp(`(?<![a-z])${months} \\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d\\d)?(?!\\d)`, 'giu'),
  new RegExp(`(?<!\\d)\\d{1,2}(?:st|nd|rd|th)? ${months}(?:,? 20\\d\\d)?(?!\\d)`, 'giu'),
  /(?<!\d)\d{1,2}:\d\d(?::\d\d)?(?!\d)/gu,
  // How long, how many, how much.
  /(?<!\d)\d{1,3}[ -]?(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|days?|digits?|times|attempts)(?![a-z])/giu,
  /(?<!\d)\d{1,3} ?[个個]?(?:秒|分|小[时時]|天|日|次|位)/gu,
  /(?:[$€£¥]|(?<![a-z])(?:rmb|cny|usd|hkd|twd)) ?\d[\d,.]*|\d[\d,.]* ?元/giu,
  // The end of a phone's or a card's number.
  /[*•●x]{2,} ?\d+/giu,
  /(?:尾[号號数數]|[末后後][四4][位码碼数數]{1,3})[^\d,;。!?\n]{0,4}\d+/gu,
  /(?<![a-z])(?:end(?:s|ing)?|last (?:four|4) digits)(?: (?:in|with|of|are|is))?[^\p{L}\d]{0,3}\d+/giu,
  // Numbers to call, or to write to.
  /\+\d[\d ()-]{4,20}\d/gu,
  /(?<![a-z])(?:call|dial|(?:tele)?phone|tel|mobile|hotline|helpline|fax|contact|reply|text)(?: (?:us|at|on|to|number))*[^\p{L}\d]{0,3}\d[\d -]*/giu,
  /(?:[致来來][电電]|[拨撥]打|[电電][话話]|[热熱专專][线線]|客服|咨[询詢]|[联聯][系繫络絡]|回[复覆]|[发發]送[至到])[^\d,;。!?码碼\n]{0,6}\d[\d-]*/gu,
  // What something is kept under.
  /(?<![a-z])(?:ref|reference|order|ticket|case|invoice|booking|tracking|transaction|serial|request|account|acct|card|customer|postal|zip|area|error)(?: (?:code|number|no|id))?(?![a-z])[^\p{L}\d]{0,3}(?:is:? )?[a-z]{0,3}-?\d[\d-]*/giu,
  /(?:[订訂][单單]|[单單编編卡账賬帐帳序流水][号號]|[参參]考[码碼号號]|[识識][别別][码碼]|邀[请請][码碼]|推[荐薦][码碼]|取件[码碼])[^\d,;。!?\n]{0,4}[a-z]{0,3}-?\d[\d-]*/giu,
]

const words =
  '(?:[验驗校检檢确確认認安][证證验驗认認全][码碼]|[动動][态態](?:[码碼]|密[码碼]|口令)|登[录錄入][码碼]|一次性密[码碼]|' +
  '(?<![a-z])(?:(?:pass)?codes?|otp|pin|password)(?![a-z]))'
const opening = '[\\s:*#(<\\[【「『《"\'“‘]*'
const closing = '[\\s*)>\\]】」』》"\'”’]*'

/** What stands before or after a code, the surest first: it is called one, it shares a sentence with a word for it, a bracket. */
const signs: readonly { before: RegExp; after?: RegExp }[] = [
  {
    before: new RegExp(`${words}(?:.*(?:\\bis|\\bare|:|-|是|为|為))?${opening}$`, 'iu'),
    after: new RegExp(`^${closing}(?:is\\b|as\\b|-|\\(|是|为|為).*${words}`, 'iu'),
  },
  { before: new RegExp(words, 'iu'), after: new RegExp(words, 'iu') },
  { before: /[#(<[【「『《"'“‘] ?$/u },
]

const sentenceEnd = /[。!?;\n]|\.\s/u
/** How far from a code the words for it may be. */
const reach = 60

/** An SMS or email with a code is shorter, in characters. A longer text is not looked through (IN-10). */
const messageLimit = 1000

/**
 * Reads a message that was pasted whole (OC-1): the number of the right length that the words beside it call a code, or else
 * one in brackets, or else the only one. Dates, times, service and reference numbers and the like do not count. It is
 * `unclear` if that leaves none or several, and only digits without words are read as `readCode` does.
 */
export function readMessage(typed: string, length: number = smsCodeLength): CodeReading {
  if (!isMessage(typed)) return readCode(typed, length)
  const message = plainDigits(typed)
  if (!/[0-9]/.test(message)) return readCode('', length)
  const code = message.length > messageLimit ? undefined : findCode(message, length)
  return code === undefined ? { code: '', fit: 'unclear' } : readCode(code, length)
}

/** The code of a message in plain characters, or its only number, whose length says itself that it is none. */
function findCode(message: string, length: number): string | undefined {
  const text = others.reduce((rest, pattern) => rest.replace(pattern, ' … '), message)
  const numbers = [...text.matchAll(/(?<!\p{Script=Latin}{2}-?)\d+(?:[ -]\d+)*(?!\p{Script=Latin})/giu)]
  const found = numbers.map(({ 0: written, index }) => ({
    digits: written.replace(/\D/g, ''),
    before:
      text
        .slice(Math.max(0, index - reach), index)
        .split(sentenceEnd)
        .at(-1) ?? '',
    after: text.slice(index + written.length, index + written.length + reach).split(sentenceEnd)[0] ?? '',
  }))
  const fitting = found.filter(({ digits }) => digits.length === length)
  // Two in one breath, such as "4829 or 4830".
  const another = new RegExp(`^ ?(?:and|or|[,/、或和及]) ?\\d{${length}}(?!\\d)`, 'iu')
  if (fitting.some(({ after }) => another.test(after))) return undefined
  for (const sign of [...signs, undefined]) {
    const named = fitting.filter(
      ({ before, after }) => !sign || sign.before.test(before) || (sign.after?.test(after) ?? false),
    )
    const [code, ...more] = new Set(named.map(({ digits }) => digits))
    if (code !== undefined) return more.length === 0 ? code : undefined
  }
  return found.length === 1 ? found[0]?.digits : undefined
}
