// The texts as a table for spreadsheets: the catalogue page exports it, and `npm run texts:apply` reads it back.
import { type Locale, locales } from '../../src/i18n/locales.ts'

/** One text of the table. `seen` is for people and is never read back. */
export type SheetRow = { id: string; texts: Record<Locale, string>; seen?: readonly string[] }

/** Identifies the texts that the corrections are based on, so that outdated corrections are noticed. */
export const wasColumn = 'was'

const columns = ['id', ...locales, 'seen', wasColumn]

/** A spreadsheet would run a cell with such a start as a formula; on some systems also with full-width signs. */
const formulaStart = '[=+\\-@\\t\\r＝＋－＠]'
const dangerous = new RegExp(`^'*${formulaStart}`)
const shielded = new RegExp(`^'+${formulaStart}`)

const shield = (text: string) => (dangerous.test(text) ? `'${text}` : text)

/** Restores a cell that was made safe for spreadsheets. */
export const unshield = (text: string) => (shielded.test(text) ? text.slice(1) : text)

/** A short hash of a text (FNV-1a, 32 bits). It begins with a letter, so that spreadsheets do not read it as a number. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return `t${hash.toString(36)}`
}

const wasOf = (texts: Record<Locale, string>) => locales.map((locale) => `${locale}:${markOf(texts[locale])}`).join(' ')

/** The hashes of a `was` cell by language; `undefined` if it is incomplete. */
export function readWas(cell: string): Record<Locale, string> | undefined {
  const marks = new Map(cell.split(' ').map((part) => part.split(':', 2) as [string, string]))
  const entries = locales.map((locale) => [locale, marks.get(locale) ?? ''] as const)
  const isWhole = entries.every(([, mark]) => /^t[\da-z]+$/.test(mark))
  return isWhole ? (Object.fromEntries(entries) as Record<Locale, string>) : undefined
}

/** Writes the table as a file: RFC 4180, with a byte order mark that tells spreadsheets it is UTF-8. */
export function writeSheet(rows: readonly SheetRow[]): string {
  const lines = rows.map(({ id, texts, seen = [] }) => [
    id,
    ...locales.map((locale) => texts[locale]),
    seen.join('; '),
    wasOf(texts),
  ])
  const line = (cells: string[]) => cells.map((cell) => `"${shield(cell).replaceAll('"', '""')}"`).join(',')
  return `\uFEFF${[columns, ...lines].map((cells) => `${line(cells)}\r\n`).join('')}`
}
