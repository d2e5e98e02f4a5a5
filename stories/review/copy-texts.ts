import { errorIds } from '../../src/errors/catalogue.ts'
import en from '../../src/i18n/catalogues/en.po?raw'
import zhCN from '../../src/i18n/catalogues/zh-CN.po?raw'
import zhTW from '../../src/i18n/catalogues/zh-TW.po?raw'
import type { Locale } from '../../src/i18n/locales.ts'
import { readEntries } from '../../tools/corrections/po-text.ts'
import { excuseOf } from '../../tools/seen/excuses.ts'
import { numbersOf } from './error-codes.ts'
import { hasWords } from './has-words.ts'

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

const textsOf = (source: string) => new Map(readEntries(source).map(({ id, text }) => [id, text]))
const others = { 'zh-CN': textsOf(zhCN), 'zh-TW': textsOf(zhTW) }
/** What the last run of all stories left behind (`npm run texts:seen`). */
const [places = '{}'] = Object.values(
  import.meta.glob<string>('../../reports/copy-places.json', { query: '?raw', import: 'default', eager: true }),
)
const seen = JSON.parse(places) as Record<string, string[] | undefined>

/** Every text, as it stands in the PO files; compiled ones have lost how they were written. */
export const rows: TextRow[] = readEntries(en).map(({ id, text }) => {
  const texts = { en: text, 'zh-CN': others['zh-CN'].get(id) ?? '', 'zh-TW': others['zh-TW'].get(id) ?? '' }
  const error = errorIds.find((one) => id.startsWith(`error.${one}.`))
  const numbers = error ? numbersOf(error) : []
  return {
    id,
    area: id.split('.', 1)[0] ?? id,
    texts,
    places: places === '{}' ? undefined : (seen[id] ?? []),
    excuse: excuseOf(id)?.reason,
    haystack: [id, ...numbers, ...Object.values(texts)].join('\n').toLowerCase(),
  }
})

/** Areas with how many texts each has, as the catalogue has them. */
export const areas = [...new Set(rows.map(({ area }) => area))].map((name) => ({
  name,
  count: rows.filter(({ area }) => area === name).length,
}))

const lengthOf = ({ texts }: TextRow) => Math.max(...Object.values(texts).map(({ length }) => length))

/** What a reviewer may want to see by itself. */
export const kinds = {
  all: { title: 'Every text', has: () => true },
  values: { title: 'Those with values', has: ({ texts }: TextRow) => texts.en.includes('{') },
  longest: { title: 'The longest first', has: () => true },
  same: {
    title: 'The same in 简体 and 繁體',
    has: ({ texts }: TextRow) => texts['zh-CN'] === texts['zh-TW'],
  },
  unseen: { title: 'Seen in no story', has: ({ places: stories }: TextRow) => stories?.length === 0 },
} as const satisfies Record<string, { title: string; has: (row: TextRow) => boolean }>

export type Kind = keyof typeof kinds

/** What is asked for; an empty area is every one. */
export type Question = { words: string; area: string; kind: Kind }

/** The texts that hold every word, in any language, of one area and kind. */
export function find({ words, area, kind }: Question): TextRow[] {
  const found = rows.filter(
    (row) => (area === '' || row.area === area) && kinds[kind].has(row) && hasWords(row.haystack, words),
  )
  return kind === 'longest' ? found.sort((a, b) => lengthOf(b) - lengthOf(a)) : found
}

/** A story's id in words, where its name is not known: `pages-login--default` is "Login: default". */
export function placeName(story: string): string {
  const [page = '', state = ''] = story
    .replace(/^pages-/, '')
    .split('--')
    .map((part) => part.replaceAll('-', ' '))
  return `${page.charAt(0).toUpperCase()}${page.slice(1)}: ${state}`
}
