// The texts as a table that a spreadsheet opens: what the catalogue's page hands out and `npm run texts:apply` takes back.
import { type Locale, locales } from '../../src/i18n/locales.ts'

/** One text of the table. `seen` is for people; nobody reads it back. */
export type SheetRow = { id: string; texts: Record<Locale, string>; seen?: readonly string[] }

/** Says by which texts the corrections were made, so that one that came too late is noticed. */
export const wasColumn = 'was'

const columns = ['id', ...locales, 'seen', wasColumn]

/** A spreadsheet would run a cell that begins like this as a formula; the wide signs too, on some systems. */
const formulaStart = '[=+\\-@\\t\\r＝＋－＠]'
const dangerous = new RegExp(`^'*${formulaStart}`)
const shielded = new RegExp(`^'+${formulaStart}`)

const shield = (text: string) => (dangerous.test(text) ? `'${text}` : text)

/** A cell as it was before it was made safe for spreadsheets. */
export const unshield = (text: string) => (shielded.test(text) ? text.slice(1) : text)

/** A short mark of a text (FNV-1a, 32 bits); another text has another one. It begins with a letter, lest it be taken for a number. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return `t${hash.toString(36)}`
}

const wasOf = (texts: Record<Locale, string>) => locales.map((locale) => `${locale}:${markOf(texts[locale])}`).join(' ')

/** The marks of a `was` cell by language, or nothing where it is not whole. */
export function readWas(cell: string): Record<Locale, string> | undefined {
  const marks = new Map(cell.split(' ').map((part) => part.split(':', 2) as [string, string]))
  const entries = locales.map((locale) => [locale, marks.get(locale) ?? ''] as const)
  const isWhole = entries.every(([, mark]) => /^t[\da-z]+$/.test(mark))
  return isWhole ? (Object.fromEntries(entries) as Record<Locale, string>) : undefined
}

/** The table as a file: RFC 4180, and a mark at its start by which spreadsheets know that it is UTF-8. */
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
