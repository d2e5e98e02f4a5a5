import { fetchNextPages } from './fetch-next-pages.ts'
import { allowForeignMarkup } from './foreign-markup.ts'

/** Runs once everything that the page itself needs has loaded. */
export function afterArrival(): void {
  allowForeignMarkup(Node)
  fetchNextPages()
}
