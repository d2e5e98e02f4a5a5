import { errorIds } from '../../../src/errors/catalogue.ts'
import en from '../../../src/i18n/catalogues/en.po?raw'
import zhCN from '../../../src/i18n/catalogues/zh-CN.po?raw'
import zhTW from '../../../src/i18n/catalogues/zh-TW.po?raw'
import type { Locale } from '../../../src/i18n/locales.ts'
import { excuseOf } from '../../../tools/seen/excuses.ts'
import { numbersOf } from '../error-codes.ts'
import { hasWords } from '../words.ts'

/** One text as the page shows it. */
export type TextRow = {
  id: string
  /** The first part of its id: the screen or flow that it belongs to. */
  area: string
  texts: Record<Locale, string>
  /** Ids of a few stories that show it; undefined if no run of all stories has looked. */
  places?: string[]
  /** Why there is none. */
  excuse?: string
  /** All that a search looks into, in small letters. */
  haystack: string
}

/** An id and its text, which may go on in further lines. The header has no id. */
const entry = /^msgid (".+")\nmsgstr ((?:".*"\n?)+)/gm

const unquote = (quoted: string) => JSON.parse(quoted) as string

/** The texts of a PO file as they stand in it; compiled ones have lost how they were written. */
const textsOf = (source: string) =>
  new Map(
    Array.from(source.matchAll(entry), ([, id = '', lines = '']) => [
      unquote(id),
      lines.trimEnd().split('\n').map(unquote).join(''),
    ]),
  )

const catalogues = { en: textsOf(en), 'zh-CN': textsOf(zhCN), 'zh-TW': textsOf(zhTW) }

/** What the last run of all stories left behind (`npm run texts:seen`). */
const [places] = Object.values(
  import.meta.glob<Record<string, string[] | undefined>>('../../../reports/copy-places.json', {
    import: 'default',
    eager: true,
  }),
)

/** Every text of the product. */
export const rows: TextRow[] = Array.from(catalogues.en, ([id, text]) => {
  const texts = { en: text, 'zh-CN': catalogues['zh-CN'].get(id) ?? '', 'zh-TW': catalogues['zh-TW'].get(id) ?? '' }
  const error = errorIds.find((one) => id.startsWith(`error.${one}.`))
  const numbers = error ? numbersOf(error) : []
  return {
    id,
    area: id.split('.', 1)[0] ?? id,
    texts,
    places: places && (places[id] ?? []),
    excuse: excuseOf(id)?.reason,
    haystack: [id, ...numbers, ...Object.values(texts)].join('\n').toLowerCase(),
  }
})

export const areas = [...new Set(rows.map(({ area }) => area))]

/** What a reviewer may want to see by itself. */
export const kinds = [
  ['all', 'Every text'],
  ['longest', 'The longest first'],
  ['unseen', 'Seen in no story'],
] as const

/** What is asked for; an empty area is every one. */
export type Question = { words: string; area: string; kind: (typeof kinds)[number][0] }

const lengthOf = ({ texts }: TextRow) => Math.max(...Object.values(texts).map(({ length }) => length))

/** The texts that hold every word, in any language, of one area and kind. */
export function find({ words, area, kind }: Question): TextRow[] {
  const found = rows.filter(
    (row) =>
      (area === '' || row.area === area) &&
      (kind !== 'unseen' || row.places?.length === 0) &&
      hasWords(row.haystack, words),
  )
  return kind === 'longest' ? found.sort((a, b) => lengthOf(b) - lengthOf(a)) : found
}

/** A piece of a text: words as they are read, or what is filled in or chooses between words. */
type Piece = { text: string; isValue: boolean }

/** Tells the words of a text from its values: inside of braces stands what to fill in, inside of theirs again words. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let depth = 0
  for (const one of text) {
    const isValue = /[{}]/.test(one) || (one === '#' && depth > 0) || depth % 2 === 1
    const last = pieces.at(-1)
    if (last?.isValue === isValue) last.text += one
    else pieces.push({ text: one, isValue })
    if (one === '{') depth++
    if (one === '}') depth--
  }
  return pieces
}
