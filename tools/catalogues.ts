// Used by tools and tests that need text catalogues outside a build.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'

const po = formatter({ explicitIdAsDefault: true })

const folder = fileURLToPath(new URL('../src/i18n/catalogues', import.meta.url))

/** Reads one language's messages from its PO file, keyed by id. Throws if the file is missing or malformed. */
export async function readCatalogue(locale: string): Promise<Record<string, string>> {
  const source = await readFile(`${folder}/${locale}.po`, 'utf8')
  const catalogue = await po.parse(source, { locale, sourceLocale: 'en', filename: `${locale}.po` })
  return Object.fromEntries(Object.entries(catalogue).map(([id, entry]) => [id, entry.translation ?? '']))
}
