import { readFileSync, writeFileSync } from 'node:fs'
import { locales } from '../../src/i18n/locales.ts'
import { parseCatalogue } from '../catalogues.ts'
import type { Catalogues } from '../texts.ts'
import { type Change, changed, judge, type Verdict } from './judge.ts'
import { setTexts } from './po-text.ts'
import { readSheet } from './read-sheet.ts'

/** The result of applying a file; `unread` lists its unknown columns. */
export type Outcome = Verdict & { unread: string[] }

/** Applies a table of corrections to the PO files of a folder: all of it, or nothing if there is any error. */
export async function applyCorrections(bytes: Uint8Array, folder: string): Promise<Outcome> {
  const { corrections, faults, unread } = readSheet(bytes)
  const files = locales.map((locale) => ({ locale, path: `${folder}/${locale}.po` }))
  const sources = files.map(({ locale, path }) => ({ locale, path, source: readFileSync(path, 'utf8') }))
  const parsed = await Promise.all(
    sources.map(async ({ locale, source }) => [locale, await parseCatalogue(source, locale)] as const),
  )
  const catalogues = Object.fromEntries(parsed) as Catalogues
  const verdict = judge(corrections, catalogues)
  const outcome = { ...verdict, faults: [...faults, ...verdict.faults], unread }
  if (outcome.faults.length > 0) return { ...outcome, changes: [] }

  const expected = changed(catalogues, outcome.changes)
  const drafts = sources.map(({ locale, path, source }) => ({
    locale,
    path,
    source,
    draft: setTexts(source, textsFor(locale, outcome.changes)),
  }))
  // Before writing anything, check that the catalogue parser reads the expected texts from the new files.
  for (const { locale, draft } of drafts) {
    const read = await parseCatalogue(draft, locale)
    if (JSON.stringify(read) !== JSON.stringify(expected[locale]))
      throw new Error(`${locale}.po would not read as asked`)
  }
  for (const { path, source, draft } of drafts) if (draft !== source) writeFileSync(path, draft)
  return outcome
}

const textsFor = (locale: string, changes: readonly Change[]) =>
  new Map(changes.filter((change) => change.locale === locale).map(({ id, to }) => [id, to]))
