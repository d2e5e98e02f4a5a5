import { readFile } from 'node:fs/promises'
import { formatter } from '@lingui/format-po'

const po = formatter({ explicitIdAsDefault: true })

/** One language's texts by id, read from its PO file. Throws when it is missing or broken. */
export async function readCatalogue(locale: string): Promise<Record<string, string>> {
  const filename = new URL(`../src/i18n/catalogues/${locale}.po`, import.meta.url).pathname
  const catalogue = await po.parse(await readFile(filename, 'utf8'), { locale, sourceLocale: 'en', filename })
  return Object.fromEntries(Object.entries(catalogue).map(([id, entry]) => [id, entry.translation ?? '']))
}
