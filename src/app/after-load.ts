import { allowForeignMarkup } from './foreign-markup.ts'
import { prefetchNextPages } from './prefetch-next-pages.ts'

/** Runs once everything that the page itself needs has loaded. */
export function afterLoad(): void {
  allowForeignMarkup(Node)
  prefetchNextPages()
}
