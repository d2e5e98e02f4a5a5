import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'

const po = formatter({ explicitIdAsDefault: true })

/** The folder of the PO files. */
export const catalogueFolder = fileURLToPath(new URL('../src/i18n/catalogues', import.meta.url))

/** Parses a PO file into texts by id. Throws if it is malformed. */
export async function parseCatalogue(source: string, locale: string): Promise<Record<string, string>> {
  const catalogue = await po.parse(source, { locale, sourceLocale: 'en', filename: `${locale}.po` })
  return Object.fromEntries(Object.entries(catalogue).map(([id, entry]) => [id, entry.translation ?? '']))
}

/** Reads one language's texts by id from its PO file. Throws if the file is missing or malformed. */
export async function readCatalogue(locale: string): Promise<Record<string, string>> {
  return parseCatalogue(await readFile(`${catalogueFolder}/${locale}.po`, 'utf8'), locale)
}
