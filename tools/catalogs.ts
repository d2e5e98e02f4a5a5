// Used by tools and tests that need message catalogs outside a build.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'

const po = formatter({ explicitIdAsDefault: true })

const folder = fileURLToPath(new URL('../src/i18n/catalogs', import.meta.url))

/** Reads one language's messages from its PO file, keyed by id. Throws if the file is missing or malformed. */
export async function readCatalog(locale: string): Promise<Record<string, string>> {
  const source = await readFile(`${folder}/${locale}.po`, 'utf8')
  const catalog = await po.parse(source, { locale, sourceLocale: 'en', filename: `${locale}.po` })
  return Object.fromEntries(Object.entries(catalog).map(([id, entry]) => [id, entry.translation ?? '']))
}
