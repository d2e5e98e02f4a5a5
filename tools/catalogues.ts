import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'

const po = formatter({ explicitIdAsDefault: true })

/** Where the PO files stand. */
export const catalogueFolder = fileURLToPath(new URL('../src/i18n/catalogues', import.meta.url))

/** The texts of a PO file by id. Throws where it is broken. */
export async function parseCatalogue(source: string, locale: string): Promise<Record<string, string>> {
  const catalogue = await po.parse(source, { locale, sourceLocale: 'en', filename: `${locale}.po` })
  return Object.fromEntries(Object.entries(catalogue).map(([id, entry]) => [id, entry.translation ?? '']))
}

/** One language's texts by id, read from its PO file. Throws when it is missing or broken. */
export async function readCatalogue(locale: string): Promise<Record<string, string>> {
  return parseCatalogue(await readFile(`${catalogueFolder}/${locale}.po`, 'utf8'), locale)
}
