import { statSync } from 'node:fs'
import { join } from 'node:path'
import { nextPages } from '../src/app/next-pages.ts'
import type { BundleReport } from './bundle-report.ts'
import { distFolder } from './preview-server.ts'

/** The bytes, after brotli, of the scripts that a page prefetches for likely next pages, beyond its own. */
export function weighAhead({ pages }: BundleReport, path: string): number {
  const scriptsOf = (of: string) => {
    const files = pages[`en${of}.html`]
    return files ? [files.entry, ...files.preloads] : []
  }
  const next = (nextPages as Readonly<Record<string, readonly string[]>>)[path] ?? []
  const own = scriptsOf(path)
  const ahead = new Set(next.flatMap(scriptsOf).filter((file) => !own.includes(file)))
  return [...ahead].reduce((sum, file) => sum + statSync(join(distFolder, `${file}.br`)).size, 0)
}
