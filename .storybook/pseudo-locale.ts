import type { Messages } from '../src/i18n/format-message.ts'

const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
}

const accent = (text: string) => text.replace(/[aeioucnAEIOU]/g, (letter) => accents[letter] ?? letter)

/** Adds accents to every message and makes it about 40% longer, to reveal text that is untranslated or does not fit. */
export function pseudoLocalize(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const tokens = typeof message === 'string' ? [message] : message
      const text = tokens.map((token) => (typeof token === 'string' ? accent(token) : token))
      const length = JSON.stringify(tokens).length
      return [
        id,
        [
          '[',
          ...text,
          ` ${'one two three four five six seven eight nine ten '.repeat(20).slice(0, Math.ceil(length * 0.4))}]`,
        ],
      ]
    }),
  )
}
