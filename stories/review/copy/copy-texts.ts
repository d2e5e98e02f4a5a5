import { type ErrorId, errorIds } from '../../../src/errors/catalogue.ts'
import en from '../../../src/i18n/catalogues/en.po?raw'
import zhCN from '../../../src/i18n/catalogues/zh-CN.po?raw'
import zhTW from '../../../src/i18n/catalogues/zh-TW.po?raw'
import type { Locale } from '../../../src/i18n/locales.ts'
import { numbersOf } from '../error-codes.ts'
import { sources } from '../page-code.ts'
import { hasWords } from '../words.ts'

/** A row of the table. */
export type TextRow = {
  id: string
  /** The first part of its id, which is the screen or flow that it belongs to. */
  area: string
  texts: Record<Locale, string>
  /** The error that it belongs to. */
  error?: ErrorId
  /** The files that use it. */
  files: readonly string[]
  /** Everything that a search looks in, in lower case. */
  haystack: string
}

/** An id and its text, which may have several lines. The header has no id. */
const entry = /^msgid (".+")\nmsgstr ((?:".*"\n?)+)/gm

const unquote = (quoted: string) => JSON.parse(quoted) as string

/** The texts of a PO file as they were written, which compiled messages no longer show. */
const textsOf = (source: string) =>
  new Map(
    Array.from(source.matchAll(entry), ([, id = '', lines = '']) => [
      unquote(id),
      lines.trimEnd().split('\n').map(unquote).join(''),
    ]),
  )

const catalogues = { en: textsOf(en), 'zh-CN': textsOf(zhCN), 'zh-TW': textsOf(zhTW) }

/** The files that contain an id, by the id. */
const users = new Map<string, string[]>()
for (const [file, source] of sources) {
  const quoted = new Set(Array.from(source.matchAll(/'([\w.-]+)'/g), ([, id = '']) => id))
  for (const id of quoted) users.set(id, [...(users.get(id) ?? []), file])
}

/** Every text in the product. */
export const rows: TextRow[] = Array.from(catalogues.en, ([id, text]) => {
  const texts = { en: text, 'zh-CN': catalogues['zh-CN'].get(id) ?? '', 'zh-TW': catalogues['zh-TW'].get(id) ?? '' }
  const error = errorIds.find((one) => id.startsWith(`error.${one}.`))
  const numbers = error ? numbersOf(error) : []
  return {
    id,
    area: id.split('.', 1)[0] ?? id,
    texts,
    error,
    files: users.get(id) ?? [],
    haystack: [id, ...numbers, ...Object.values(texts)].join('\n').toLowerCase(),
  }
})

export const areas = [...new Set(rows.map(({ area }) => area))]

/** The current search; an empty area means all areas. */
export type Question = { words: string; area: string }

/** The texts of an area that match every word, in any language. */
export const find = ({ words, area }: Question): TextRow[] =>
  rows.filter((row) => (area === '' || row.area === area) && hasWords(row.haystack, words))

/** A piece of a text: words, or the syntax of a value or a choice. */
type Piece = { text: string; isValue: boolean }

/** Separates words from values: braces contain a value, and braces inside of those contain words again. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let depth = 0
  for (const character of text) {
    const isValue = /[{}]/.test(character) || (character === '#' && depth > 0) || depth % 2 === 1
    const last = pieces.at(-1)
    if (last?.isValue === isValue) last.text += character
    else pieces.push({ text: character, isValue })
    if (character === '{') depth++
    if (character === '}') depth--
  }
  return pieces
}
