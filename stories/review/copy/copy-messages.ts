import { type ErrorId, errorIds } from '../../../src/errors/catalog.ts'
import en from '../../../src/i18n/catalogs/en.po?raw'
import zhCN from '../../../src/i18n/catalogs/zh-CN.po?raw'
import zhTW from '../../../src/i18n/catalogs/zh-TW.po?raw'
import type { Locale } from '../../../src/i18n/locales.ts'
import { getSearchTerms } from '../error-codes.ts'
import { sources } from '../page-code.ts'
import { hasWords } from '../words.ts'

/** A row of the copy table, which shows one message. */
export type MessageRow = {
  id: string
  /** The first part of the message's id, e.g. `login`. */
  area: string
  messages: Record<Locale, string>
  /** The error that the message belongs to, if any. */
  error?: ErrorId
  /** The files that use the message. */
  files: readonly string[]
  /** Everything that a search covers, in lower case. */
  haystack: string
}

/** Matches an id and its message, which may span several lines. Skips the PO file's header, which has an empty id. */
const entryPattern = /^msgid (".+")\nmsgstr ((?:".*"\n?)+)/gm

const unquote = (quoted: string) => JSON.parse(quoted) as string

/** Parses the messages in the source of a PO file. Compiled messages no longer contain the original text. */
const parseMessages = (source: string) =>
  new Map(
    Array.from(source.matchAll(entryPattern), ([, id = '', lines = '']) => [
      unquote(id),
      lines.trimEnd().split('\n').map(unquote).join(''),
    ]),
  )

const catalogs = { en: parseMessages(en), 'zh-CN': parseMessages(zhCN), 'zh-TW': parseMessages(zhTW) }

/** The files that contain each message id. */
const filesById = new Map<string, string[]>()
for (const [file, source] of sources) {
  const quotedIds = new Set(Array.from(source.matchAll(/'([\w.-]+)'/g), ([, id = '']) => id))
  for (const id of quotedIds) filesById.set(id, [...(filesById.get(id) ?? []), file])
}

/** Every message in the catalogs. */
export const rows: MessageRow[] = Array.from(catalogs.en, ([id, text]) => {
  const messages = { en: text, 'zh-CN': catalogs['zh-CN'].get(id) ?? '', 'zh-TW': catalogs['zh-TW'].get(id) ?? '' }
  const error = errorIds.find((errorId) => id.startsWith(`error.${errorId}.`))
  const errorTerms = error ? getSearchTerms(error) : []
  return {
    id,
    area: id.split('.', 1)[0] ?? id,
    messages,
    error,
    files: filesById.get(id) ?? [],
    haystack: [id, ...errorTerms, ...Object.values(messages)].join('\n').toLowerCase(),
  }
})

export const areas = [...new Set(rows.map(({ area }) => area))]

/** The current search. An empty area means all areas. */
export type CopySearch = { query: string; area: string }

/** Finds the rows of an area that match every word of the query. */
export const findMessages = ({ query, area }: CopySearch): MessageRow[] =>
  rows.filter((row) => (area === '' || row.area === area) && hasWords(row.haystack, query))

/** A segment of a message: literal text, or ICU syntax such as a placeholder or plural. */
type Segment = { text: string; isSyntax: boolean }

/** Splits a message into literal text and ICU syntax. Braces contain syntax, and nested braces contain text. */
export function splitMessage(message: string): Segment[] {
  const segments: Segment[] = []
  let depth = 0
  for (const character of message) {
    const isSyntax = /[{}]/.test(character) || (character === '#' && depth > 0) || depth % 2 === 1
    const lastSegment = segments.at(-1)
    if (lastSegment?.isSyntax === isSyntax) lastSegment.text += character
    else segments.push({ text: character, isSyntax })
    if (character === '{') depth++
    if (character === '}') depth--
  }
  return segments
}
