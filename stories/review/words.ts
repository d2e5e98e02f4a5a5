/** Splits a query into lower-case words. */
const splitWords = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean)

/** Returns whether lower-case text contains every word of a query. */
export const hasWords = (haystack: string, query: string) => splitWords(query).every((word) => haystack.includes(word))

/** Returns a count with its noun: `1 cell`, `2 cells`, `3 stories`. */
export function pluralize(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`
  return `${count} ${noun.replace(/y$/, 'ie')}s`
}
