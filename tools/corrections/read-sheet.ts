import { type CsvError, parse } from 'csv-parse/sync'
import { isLocale, type Locale, locales } from '../../src/i18n/locales.ts'
import { unshield, wasColumn } from './sheet.ts'

/** What is wrong, and on which line; without a line, the fault concerns the whole file. */
export type Fault = { line?: number; message: string }

/** One row of a returned file, with the languages that the file contains. */
export type Correction = { line: number; id: string; texts: Partial<Record<Locale, string>>; was?: string }

export type SheetReading = { corrections: Correction[]; faults: Fault[]; unread: string[] }

const failed = (message: string, line?: number): SheetReading => ({
  corrections: [],
  faults: [{ line, message }],
  unread: [],
})

/** Decodes UTF-8, or UTF-16 (which spreadsheets call "Unicode text"); `undefined` if it is neither. */
function decode(bytes: Uint8Array): string | undefined {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The separator depends on the spreadsheet's locale; no column name contains one of these characters. */
const separatorOf = (text: string) => /[,;\t]/.exec(text.split(/\r|\n/, 1)[0] ?? '')?.[0] ?? ','

function checkColumns(columns: string[]): Fault[] {
  const twice = columns.filter((name, place) => name !== '' && columns.indexOf(name) !== place)
  const misnamed = columns.filter((name) => /^(en|zh)/i.test(name) && !isLocale(name))
  const faults = [
    ...twice.map((name) => `There are two columns “${name}”.`),
    ...misnamed.map((name) => `No language is called “${name}”; there are ${locales.join(', ')}.`),
  ]
  if (!columns.includes('id')) faults.push('There is no column “id”.')
  if (!columns.some(isLocale)) faults.push(`There is no column with texts: ${locales.join(', ')}.`)
  return faults.map((message) => ({ line: 1, message }))
}

type Row = { record: string[]; info: { lines: number } }

/** Reads a returned table from any spreadsheet; ignores columns with unknown names. */
export function readSheet(bytes: Uint8Array): SheetReading {
  const text = decode(bytes)
  if (text === undefined) return failed('This is not UTF-8. Save it as “CSV UTF-8”.')
  let rows: Row[]
  try {
    // Spreadsheets may omit empty cells at the end of a row.
    rows = parse(text, { delimiter: separatorOf(text), info: true, relax_column_count: true }) as unknown as Row[]
  } catch (error) {
    return failed(`This is no CSV: ${(error as CsvError).message}`)
  }
  const [head, ...body] = rows
  const columns = (head?.record ?? []).map((name) => name.trim())
  const faults = checkColumns(columns)
  if (faults.length > 0) return { corrections: [], faults, unread: [] }

  const corrections: Correction[] = []
  for (const [place, { record }] of body.entries()) {
    if (record.every((cell) => cell.trim() === '')) continue
    // A record starts on the line after the previous one ends.
    const line = (rows[place]?.info.lines ?? 0) + 1
    const cells = new Map(columns.map((name, column) => [name, unshield(record[column] ?? '')]))
    const texts = Object.fromEntries(columns.filter(isLocale).map((locale) => [locale, cells.get(locale)]))
    const id = cells.get('id')?.trim() ?? ''
    const isTooLong = record.slice(columns.length).some((cell) => cell !== '')
    if (isTooLong)
      faults.push({ line, message: 'There are more cells than columns. A text that holds a comma stands in quotes.' })
    else if (id === '') faults.push({ line, message: 'There is no id.' })
    else corrections.push({ line, id, texts, was: cells.get(wasColumn)?.trim() })
  }
  const known = ['id', 'seen', wasColumn, ...locales, '']
  return { corrections, faults, unread: columns.filter((name) => !known.includes(name)) }
}
